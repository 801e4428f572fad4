import { digitsOf, grouped } from "./digits.ts";

/** How a text was changed: only typed or pasted text may be completed, never the result of a deletion. */
export type Arrival = "typed" | "pasted" | "deleted";

/** A format (input mask) of a digit field: how it parses and formats its text. */
export type DigitShape = {
  /** Parses a text into the digits that it means. */
  read: (text: string, arrival: Arrival) => string;
  /** Formats the digits for display. */
  show: (digits: string) => string;
  /** The maximum number of digits. */
  room: (digits: string) => number;
};

/** Digits without grouping: ZIP code, security code. */
export function plainDigits(length: number): DigitShape {
  return { read: digitsOf, show: (digits) => digits, room: () => length };
}

const cardGroups = (digits: string) => (/^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3]);

/** 4242 4242 4242 4242, or 3714 496353 98431 for numbers that begin with 34 or 37 (American Express). */
export const cardNumberShape: DigitShape = {
  read: digitsOf,
  show: (digits) => grouped(digits, cardGroups(digits), " "),
  room: (digits) => (/^3[47]/.test(digits) ? 15 : 19),
};

const tenDigits = 10;

/** 512-555-0134. A pasted country code (+1) is removed. */
export const phoneShape: DigitShape = {
  read: (text) => {
    const digits = digitsOf(text);
    return digits.length === tenDigits + 1 && digits.startsWith("1") ? digits.slice(1) : digits;
  },
  show: (digits) => grouped(digits, [3, 3, 4], "-"),
  room: () => tenDigits,
};

/** Completes a one-digit month with a zero. A typed 1 may still become 10, 11 or 12, unless a slash follows. */
const lonelyMonth: Record<Arrival, RegExp> = {
  typed: /^\s*([2-9]\s*([/.-].*)?|1\s*[/.-]\s*)$/,
  pasted: /^\s*[1-9]\s*[/.-]/,
  deleted: /^(?!)/,
};
const inFullYear = (digits: string) => digits.slice(2, 4) === "20";

/** Parses `5` and `5/` as `05`, and `12/2027` as `12/27`. */
function readExpiry(text: string, arrival: Arrival): string {
  const digits = lonelyMonth[arrival].test(text) ? `0${digitsOf(text)}` : digitsOf(text);
  return digits.length === 6 && inFullYear(digits) ? digits.slice(0, 2) + digits.slice(4) : digits;
}

/** 05/27. The slash appears with the second digit of the month. Accepts a four-digit year and shortens it to two. */
export const expiryShape: DigitShape = {
  read: readExpiry,
  show: (digits) => (digits.length < 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2)}`),
  room: (digits) => (inFullYear(digits) ? 5 : 4),
};

/** Five digits; of a pasted ZIP+4, the first five. */
export const zipShape = plainDigits(5);
