import { brandOf, cardDigits, cardNameFault, cardNumberFault, expiryFault, securityCodeFault, zipFault, type CardBrand, type CardFault } from "@portico/rules/card";
import type { components } from "@portico/openapi/vault";
import type { FieldProblem } from "../../lib/problem.ts";

export type NewCard = components["schemas"]["NewCard"];
export type SavedCardCode = components["schemas"]["SavedCardCode"];

/** Every field of a new card that can't be used, all at once. */
export function newCardFaults(card: NewCard, businessDate: string): FieldProblem[] {
  return found({
    cardName: cardNameFault(card.cardName),
    cardNumber: cardNumberFault(card.cardNumber),
    expiry: expiryFault(card.expiry, businessDate),
    zip: zipFault(card.zip),
    securityCode: securityCodeFault(card.securityCode, brandOf(card.cardNumber)),
  });
}

export function securityCodeFaults(securityCode: string, brand: CardBrand): FieldProblem[] {
  return found({ securityCode: securityCodeFault(securityCode, brand) });
}

function found(faults: Record<string, CardFault | null>): FieldProblem[] {
  return Object.entries(faults).flatMap(([field, code]) => (code ? [{ field, code }] : []));
}

/** A faultless card as the processor takes it: digits only. */
export function cardToRegister(card: NewCard): { number: string; expiry: string; zip: string; securityCode: string } {
  const { expiry, zip, securityCode } = card;
  return { number: cardDigits(card.cardNumber), expiry: storedExpiry(expiry), zip, securityCode };
}

/** MMYY, however it was typed. */
export function storedExpiry(typed: string): string {
  return typed.replace(/\D/g, "");
}

export function storedName(typed: string): string {
  return typed.trim().normalize("NFC");
}
