import { digitsOf, grouped } from "./digits.ts";

/** How a text came to be: only what was typed or pasted may be completed, never what was deleted. */
export type Arrival = "typed" | "pasted" | "deleted";

/** How a field of digits reads what arrives and shows what it holds. */
export type DigitShape = {
  /** The digits meant by a text. */
  read: (text: string, arrival: Arrival) => string;
  /** The digits as the customer sees them. */
  show: (digits: string) => string;
  /** How many digits there is room for. */
  room: (digits: string) => number;
};

/** Digits without groups: ZIP code, security code. */
export function plainDigits(length: number): DigitShape {
  return { read: digitsOf, show: (digits) => digits, room: () => length };
}

const cardGroups = (digits: string) => (/^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3]);

/** 4242 4242 4242 4242, and 3714 496353 98431 for numbers that begin with 34 or 37. */
export const cardNumberShape: DigitShape = {
  read: digitsOf,
  show: (digits) => grouped(digits, cardGroups(digits), " "),
  room: (digits) => (/^3[47]/.test(digits) ? 15 : 19),
};

const tenDigits = 10;

/** 512-555-0134. A pasted country code (+1) is left out. */
export const phoneShape: DigitShape = {
  read: (text) => {
    const digits = digitsOf(text);
    return digits.length === tenDigits + 1 && digits.startsWith("1") ? digits.slice(1) : digits;
  },
  show: (digits) => grouped(digits, [3, 3, 4], "-"),
  room: () => tenDigits,
};

/** A month of one digit. A typed 1 may still become 10, 11 or 12, unless the slash after it says otherwise. */
const lonelyMonth: Record<Arrival, RegExp> = {
  typed: /^\s*([2-9]\s*([/.-].*)?|1\s*[/.-]\s*)$/,
  pasted: /^\s*[1-9]\s*[/.-]/,
  deleted: /^(?!)/,
};
const inFullYear = (digits: string) => digits.slice(2, 4) === "20";

/** `5` and `5/` mean `05`; `12/2027` means `12/27`. */
function readExpiry(text: string, arrival: Arrival): string {
  const digits = lonelyMonth[arrival].test(text) ? `0${digitsOf(text)}` : digitsOf(text);
  return digits.length === 6 && inFullYear(digits) ? digits.slice(0, 2) + digits.slice(4) : digits;
}

/** 05/27. The slash stands as soon as the month does. Room for a year of four digits, which becomes two. */
export const expiryShape: DigitShape = {
  read: readExpiry,
  show: (digits) => (digits.length < 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2)}`),
  room: (digits) => (inFullYear(digits) ? 5 : 4),
};

/** Five digits; of a pasted ZIP+4 the first five. */
export const zipShape = plainDigits(5);
