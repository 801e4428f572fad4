/**
 * Validation of bank accounts. Shared by the vault's frame and the vault itself; errors are the codes of the contract's
 * FieldProblem.
 */
import { validateCardName } from "./card.rules.ts";
import { bankAccount } from "./constants.rules.ts";

export type BankAccountKind = "checking" | "savings";
export type BankError = "MISSING" | "INVALID" | "TOO_SHORT" | "TOO_LONG" | "NOT_SUPPORTED" | "CHECK_DIGIT";

/**
 * Ranges of the first two digits of United States routing numbers: Federal Reserve districts, thrifts, electronic
 * payments.
 */
const DISTRICTS = [
  [1, 12],
  [21, 32],
  [61, 72],
] as const;

/** Checksum weights of a routing number's digits: the weighted sum is a multiple of ten. */
const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1] as const;

/** Normalizes a typed number: removes spaces and dashes; any other character stays and makes it invalid. */
export function bankDigits(typed: string): string {
  return typed.replace(/[ -]/g, "");
}

/**
 * Validates a United States routing number: nine digits with a valid checksum; NOT_SUPPORTED for a prefix that no bank
 * has.
 */
export function validateRoutingNumber(typed: string): BankError | null {
  const digits = bankDigits(typed);
  const { routingNumberLength } = bankAccount;
  const error = digitsError(digits, routingNumberLength, routingNumberLength);
  if (error) return error;
  const district = Number(digits.slice(0, 2));
  if (!DISTRICTS.some(([from, to]) => district >= from && district <= to)) return "NOT_SUPPORTED";
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 10 === 0 ? null : "CHECK_DIGIT";
}

/** Validates an account number: 4 to 17 digits. Account numbers have no check digit. */
export function validateAccountNumber(typed: string): BankError | null {
  return digitsError(bankDigits(typed), bankAccount.shortestAccountNumber, bankAccount.longestAccountNumber);
}

export function validateAccountKind(chosen: string): BankError | null {
  if (chosen === "") return "MISSING";
  return chosen === "checking" || chosen === "savings" ? null : "INVALID";
}

/** Validates the holder's name, a person's or a company's, like the name on a card. */
export function validateAccountHolder(typed: string): BankError | null {
  const error = validateCardName(typed);
  return error === "MISSING" || error === "TOO_LONG" || error === null ? error : "INVALID";
}

function digitsError(digits: string, shortest: number, longest: number): BankError | null {
  if (digits === "") return "MISSING";
  if (!/^[0-9]+$/.test(digits)) return "INVALID";
  if (digits.length < shortest) return "TOO_SHORT";
  return digits.length > longest ? "TOO_LONG" : null;
}
