/**
 * The customer's own reference on a payment (B14): a purchase order or an invoice number. Shared by the browser and the
 * server.
 */
import { validateCardNumber } from "./card.rules.ts";
import { payment } from "./constants.rules.ts";

export type CustomerReferenceError = "TOO_LONG" | "INVALID" | "CARD_NUMBER";

/**
 * Letters and digits of any language, spaces, and the punctuation of references; a first character that starts a
 * formula (CSV injection) or a tag is not allowed.
 */
const ALLOWED = /^[\p{L}\p{M}\p{N}#][\p{L}\p{M}\p{N} .,:#/_()&'+-]*$/u;

/** Normalizes a reference: trims it and collapses spaces; null for none. */
export function storedReference(typed: string): string | null {
  const reference = typed.normalize("NFC").trim().replace(/\s+/g, " ");
  return reference === "" ? null : reference;
}

/** Validates a reference; an empty one is valid. A possible card number is never stored. */
export function validateReference(typed: string): CustomerReferenceError | null {
  const reference = storedReference(typed);
  if (reference === null) return null;
  if ([...reference].length > payment.longestReference) return "TOO_LONG";
  if (!ALLOWED.test(reference)) return "INVALID";
  const runs = reference.replace(/(?<=\d)[ -](?=\d)/g, "").match(/\d{12,}/g) ?? [];
  return runs.some((digits) => validateCardNumber(digits) === null) ? "CARD_NUMBER" : null;
}
