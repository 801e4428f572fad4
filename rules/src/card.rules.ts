/**
 * Validation of cards. Shared by the vault's frame and the vault itself; errors are the codes of the contract's
 * FieldProblem.
 */
import { card } from "./constants.rules.ts";
import { addDays, daysInMonth, type LocalDate } from "./dates.rules.ts";

export type CardBrand = "visa" | "mc" | "amex" | "discover" | "creditCard";
export type CardError = "MISSING" | "INVALID" | "TOO_SHORT" | "TOO_LONG" | "EXPIRED" | "TOO_FAR_AHEAD";

/** The kind of funding of a card. */
export type FundingKind = "credit" | "debit" | "rechargeable" | "prepaid" | "gift";

/** Whether a card can be saved: prepaid and gift cards are for one payment only (PAY-15). */
export function canBeSaved(fundingKind: FundingKind): boolean {
  return fundingKind !== "prepaid" && fundingKind !== "gift";
}

interface BrandRule {
  lengths: readonly number[];
  codeLengths: readonly number[];
  groups: readonly number[];
}

const BRANDS: Record<CardBrand, BrandRule> = {
  visa: { lengths: [13, 16, 19], codeLengths: [3], groups: [4, 4, 4, 4, 3] },
  mc: { lengths: [16], codeLengths: [3], groups: [4, 4, 4, 4] },
  amex: { lengths: [15], codeLengths: [4], groups: [4, 6, 5] },
  discover: { lengths: [16, 17, 18, 19], codeLengths: [3], groups: [4, 4, 4, 4, 3] },
  creditCard: { lengths: [13, 14, 15, 16, 17, 18, 19], codeLengths: [3, 4], groups: [4, 4, 4, 4, 3] },
};

/** Number ranges (BIN) of the brands; both ends have the same length. */
const PREFIXES: readonly (readonly [from: string, to: string, brand: CardBrand])[] = [
  ["4", "4", "visa"],
  ["34", "34", "amex"],
  ["37", "37", "amex"],
  ["51", "55", "mc"],
  ["2221", "2720", "mc"],
  ["6011", "6011", "discover"],
  ["622126", "622925", "discover"],
  ["644", "649", "discover"],
  ["65", "65", "discover"],
];

/** Normalizes a typed card number: removes spaces and dashes; any other character stays and makes it invalid. */
export function cardDigits(typed: string): string {
  return typed.replace(/[ -]/g, "");
}

/** Detects the brand from the digits so far; `creditCard` while it is unknown. */
export function brandOf(typed: string): CardBrand {
  const digits = cardDigits(typed);
  const match = PREFIXES.find(([from, to]) => {
    const start = digits.slice(0, from.length);
    return start.length === from.length && start >= from && start <= to;
  });
  return match?.[2] ?? "creditCard";
}

export function validateCardNumber(typed: string): CardError | null {
  const digits = cardDigits(typed);
  if (digits === "") return "MISSING";
  if (!/^[0-9]+$/.test(digits)) return "INVALID";
  const { lengths } = BRANDS[brandOf(digits)];
  if (digits.length < Math.min(...lengths)) return "TOO_SHORT";
  if (digits.length > Math.max(...lengths)) return "TOO_LONG";
  return lengths.includes(digits.length) && passesLuhn(digits) ? null : "INVALID";
}

/** The maximum number of digits of a brand, for the input's maxlength. */
export function longestCardNumber(brand: CardBrand): number {
  return Math.max(...BRANDS[brand].lengths);
}

/** Formats a number in the groups printed on a card of its brand, also while it is being typed. */
export function groupCardNumber(typed: string): string {
  const digits = cardDigits(typed);
  const groups: string[] = [];
  let from = 0;
  for (const length of BRANDS[brandOf(digits)].groups) {
    if (from >= digits.length) break;
    groups.push(digits.slice(from, from + length));
    from += length;
  }
  return groups.join(" ");
}

/**
 * Allowed lengths of the security code: 4 for American Express, 3 otherwise, both while the brand is unknown (PAY-08).
 */
export function securityCodeLengths(brand: CardBrand): readonly number[] {
  return BRANDS[brand].codeLengths;
}

export function validateSecurityCode(typed: string, brand: CardBrand): CardError | null {
  if (typed === "") return "MISSING";
  if (!/^[0-9]+$/.test(typed)) return "INVALID";
  const lengths = securityCodeLengths(brand);
  if (typed.length < Math.min(...lengths)) return "TOO_SHORT";
  return typed.length > Math.max(...lengths) ? "TOO_LONG" : null;
}

/** Validates a ZIP code: five digits (PAY-14). */
export function validateZip(typed: string): CardError | null {
  if (typed === "") return "MISSING";
  if (!/^[0-9]+$/.test(typed)) return "INVALID";
  if (typed.length < card.zipLength) return "TOO_SHORT";
  return typed.length > card.zipLength ? "TOO_LONG" : null;
}

const LONGEST_NAME = 80;

/**
 * Validates the name on a card: no control characters, and nothing that could be a card number typed into the wrong
 * field.
 */
export function validateCardName(typed: string): CardError | null {
  const name = typed.trim();
  if (name === "") return "MISSING";
  if (name.length > LONGEST_NAME) return "TOO_LONG";
  return /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}<>]/u.test(name) || name.replace(/\D/g, "").length > 4
    ? "INVALID"
    : null;
}

export interface Expiry {
  year: number;
  month: number;
}

/** Parses MMYY or MM/YY. The century puts the year within fifty years of today. */
export function parseExpiry(typed: string, today: LocalDate): Expiry | null {
  const match = /^(\d{2})\/?(\d{2})$/.exec(typed.trim());
  if (!match) return null;
  const month = Number(match[1]);
  if (month < 1 || month > 12) return null;
  const thisYear = Number(today.slice(0, 4));
  const year = thisYear - (thisYear % 100) + Number(match[2]);
  return { month, year: year > thisYear + 50 ? year - 100 : year < thisYear - 49 ? year + 100 : year };
}

/** Validates an expiry: a valid month, not expired on the date, at most twenty years ahead of it (PAY-13). */
export function validateExpiry(typed: string, on: LocalDate): CardError | null {
  if (typed.trim() === "") return "MISSING";
  const expiry = parseExpiry(typed, on);
  if (!expiry) return "INVALID";
  const monthsAhead = (expiry.year - Number(on.slice(0, 4))) * 12 + expiry.month - Number(on.slice(5, 7));
  if (monthsAhead < 0) return "EXPIRED";
  return monthsAhead > card.expiryYearsAhead * 12 ? "TOO_FAR_AHEAD" : null;
}

/** Whether a stored MMYY has expired on a date. A card is valid until the last day of its month. */
export function isExpired(expiry: string, on: LocalDate): boolean {
  return lastDayOfCard(expiry, on) < on;
}

/** Whether a card is valid, and its last day is at most thirty days ahead. */
export function isExpiringSoon(expiry: string, on: LocalDate): boolean {
  const lastDay = lastDayOfCard(expiry, on);
  return lastDay >= on && lastDay <= addDays(on, card.expiringSoonDays);
}

/**
 * The last valid day of a stored MMYY.
 * @param on determines the century, as in parseExpiry
 * @throws RangeError when the stored value is not MMYY
 */
export function lastDayOfCard(expiry: string, on: LocalDate): LocalDate {
  const parsed = parseExpiry(expiry, on);
  if (!parsed) throw new RangeError("not an expiry");
  const { year, month } = parsed;
  return `${year}-${String(month).padStart(2, "0")}-${daysInMonth(year, month)}`;
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
