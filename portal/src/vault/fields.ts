import { brandOf, type CardBrand, type CardFault, cardNameFault, cardNumberFault, expiryFault, securityCodeFault, securityCodeLengths, zipFault } from "@portico/rules/card";
import type { VaultMode } from "../lib/vaultProtocol.ts";

export type FieldName = "cardName" | "cardNumber" | "expiry" | "securityCode" | "zip";
export type Values = Record<FieldName, string>;
/** Faults that the vault may find and the frame can't. */
export type Fault = CardFault | "NOT_SUPPORTED" | "OUT_OF_RANGE";
export type Faults = Partial<Record<FieldName, Fault>>;

export const noValues: Values = { cardName: "", cardNumber: "", expiry: "", securityCode: "", zip: "" };

/** The fields of a mode, in the order in which they stand. */
export const fieldsOf = (mode: VaultMode): readonly FieldName[] =>
  mode.kind === "newCard" ? ["cardName", "cardNumber", "expiry", "securityCode", "zip"] : ["securityCode"];

export const brandIn = (mode: VaultMode, values: Values): CardBrand => (mode.kind === "newCard" ? brandOf(values.cardNumber) : mode.brand);

export type CodePlace = "front" | "back" | "either";

/** Where the code stands on a card of this brand, and with it how many digits it has (PAY-08). */
export function codePlace(brand: CardBrand): CodePlace {
  const lengths = securityCodeLengths(brand);
  if (lengths.length > 1) return "either";
  return lengths[0] === 4 ? "front" : "back";
}

/** What stands in the way of storing the card, by the same rules as the vault's own. */
export function faultsIn(mode: VaultMode, values: Values, businessDate: string): Faults {
  const judged: Record<FieldName, Fault | null> = {
    cardName: cardNameFault(values.cardName),
    cardNumber: cardNumberFault(values.cardNumber),
    expiry: expiryFault(values.expiry, businessDate),
    securityCode: securityCodeFault(values.securityCode, brandIn(mode, values)),
    zip: zipFault(values.zip),
  };
  const wrong = fieldsOf(mode).flatMap((field) => (judged[field] ? [[field, judged[field]] as const] : []));
  return Object.fromEntries(wrong);
}

/** What both looks of the form hand to their fields. */
export type FieldsProps = {
  values: Values;
  onChange: (field: FieldName, value: string) => void;
  errorOf: (field: FieldName) => string | undefined;
};
