/** A reference of the customer's own on a payment (B14): a purchase order, an invoice. One copy for the screen and the server. */
import { cardNumberFault } from "./card.rules.ts";
import { payment } from "./constants.rules.ts";

export type ReferenceFault = "TOO_LONG" | "INVALID" | "CARD_NUMBER";

/** Letters and digits of any language, blanks and what references are written with; none of it begins a formula or a tag. */
const ALLOWED = /^[\p{L}\p{M}\p{N}#][\p{L}\p{M}\p{N} .,:#/_()&'+-]*$/u;

/** A reference as it is kept: without blanks around it and with single blanks inside; null for none. */
export function storedReference(typed: string): string | null {
  const reference = typed.normalize("NFC").trim().replace(/\s+/g, " ");
  return reference === "" ? null : reference;
}

/** Why a reference can't be kept; none is no fault. A card number is never kept, whatever it was meant as. */
export function referenceFault(typed: string): ReferenceFault | null {
  const reference = storedReference(typed);
  if (reference === null) return null;
  if ([...reference].length > payment.longestReference) return "TOO_LONG";
  if (!ALLOWED.test(reference)) return "INVALID";
  const runs = reference.replace(/(?<=\d)[ -](?=\d)/g, "").match(/\d{12,}/g) ?? [];
  return runs.some((digits) => cardNumberFault(digits) === null) ? "CARD_NUMBER" : null;
}
