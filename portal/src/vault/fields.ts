import {
  validateAccountHolder,
  validateAccountKind,
  validateAccountNumber,
  type BankError,
  validateRoutingNumber,
} from "@portico/rules/bank";
import { validateLinkedBank } from "@portico/rules/bankLink";
import {
  brandOf,
  type CardBrand,
  type CardError,
  validateCardName,
  validateCardNumber,
  validateExpiry,
  validateSecurityCode,
  securityCodeLengths,
  validateZip,
} from "@portico/rules/card";
import type { VaultMode } from "../lib/vaultProtocol.ts";

export type CardFieldName = "cardName" | "cardNumber" | "expiry" | "securityCode" | "zip";
export type BankFieldName = "accountHolder" | "routingNumber" | "accountNumber" | "accountKind";
export type FieldName = CardFieldName | BankFieldName | "bank";
export type Values = Record<FieldName, string>;
/** Validation errors that only the vault can find. */
export type FieldError = CardError | BankError | "OUT_OF_RANGE" | "DECLINED" | "NOT_MATCHING";
export type FieldErrors = Partial<Record<FieldName, FieldError>>;

export const noValues: Values = {
  cardName: "",
  cardNumber: "",
  expiry: "",
  securityCode: "",
  zip: "",
  accountHolder: "",
  routingNumber: "",
  accountNumber: "",
  accountKind: "",
  bank: "",
};

/** Initial values of the fields: for a saved card, what may be shown of it. */
export const firstValues = (mode: VaultMode): Values =>
  mode.kind === "editedCard" ? { ...noValues, cardName: mode.cardName, expiry: mode.expiry } : noValues;

const fields: Record<VaultMode["kind"], readonly FieldName[]> = {
  newCard: ["cardName", "cardNumber", "expiry", "securityCode", "zip"],
  savedCardCode: ["securityCode"],
  enteredCardCode: ["securityCode"],
  editedCard: ["cardName", "expiry", "securityCode", "zip"],
  linkedBank: ["bank", "accountKind"],
  newBankAccount: ["accountHolder", "accountKind", "routingNumber", "accountNumber"],
};

/** The validation errors to open the form with: a security code that the bank has refused. */
export const firstErrors = (mode: VaultMode): FieldErrors =>
  "codeRefused" in mode && mode.codeRefused ? { securityCode: "NOT_MATCHING" } : {};

/** The fields of a mode, in display order. */
export const fieldsOf = (mode: VaultMode): readonly FieldName[] => fields[mode.kind];

/** The card's brand: known for a saved card, else detected from the typed number. */
export const brandIn = (mode: VaultMode, values: Values): CardBrand =>
  "brand" in mode ? mode.brand : brandOf(values.cardNumber);

export type CodePlace = "front" | "back" | "either";

/** Where the security code is on a card of this brand, and how many digits it has (PAY-08). */
export function codePlace(brand: CardBrand): CodePlace {
  const lengths = securityCodeLengths(brand);
  if (lengths.length > 1) return "either";
  return lengths[0] === 4 ? "front" : "back";
}

/** Validates the fields with the same rules as the vault. */
export function errorsIn(mode: VaultMode, values: Values, businessDate: string): FieldErrors {
  const judged: Record<FieldName, FieldError | null> = {
    cardName: validateCardName(values.cardName),
    cardNumber: validateCardNumber(values.cardNumber),
    expiry: validateExpiry(values.expiry, businessDate),
    securityCode: validateSecurityCode(values.securityCode, brandIn(mode, values)),
    zip: validateZip(values.zip),
    accountHolder: validateAccountHolder(values.accountHolder),
    routingNumber: validateRoutingNumber(values.routingNumber),
    accountNumber: validateAccountNumber(values.accountNumber),
    accountKind: validateAccountKind(values.accountKind),
    bank: validateLinkedBank(values.bank),
  };
  const wrong = fieldsOf(mode).flatMap((field) => (judged[field] ? [[field, judged[field]] as const] : []));
  return Object.fromEntries(wrong);
}

/** Props that every form variant passes to its fields. */
export type FieldsProps = {
  values: Values;
  onChange: (field: FieldName, value: string) => void;
  errorOf: (field: FieldName) => string | undefined;
};
