import {
  validateAccountHolder,
  validateAccountKind,
  validateAccountNumber,
  bankDigits,
  validateRoutingNumber,
  type BankAccountKind,
} from "@portico/rules/bank";
import {
  brandOf,
  cardDigits,
  validateCardName,
  validateCardNumber,
  validateExpiry,
  validateSecurityCode,
  validateZip,
  type CardBrand,
} from "@portico/rules/card";
import type { components } from "@portico/openapi/vault";
import type { FieldProblem } from "../src/lib/problem.ts";

export type NewCard = components["schemas"]["NewCard"];
export type SavedCardCode = components["schemas"]["SavedCardCode"];
export type EnteredCardCode = components["schemas"]["EnteredCardCode"];
export type EditedCard = components["schemas"]["EditedCard"];
export type NewBankAccount = components["schemas"]["NewBankAccount"];
export type LinkedBankAccount = components["schemas"]["LinkedBankAccount"];
export type HandedOver = NewCard | SavedCardCode | EnteredCardCode | EditedCard | NewBankAccount | LinkedBankAccount;

/** Rate limit of refused checks within an hour, against guessing security codes. */
export const MAX_REFUSED_CHECKS = 5;

/** Validates a new card: all fields at fault. */
export function newCardErrors(card: NewCard, businessDate: string): FieldProblem[] {
  return found({
    cardName: validateCardName(card.cardName),
    cardNumber: validateCardNumber(card.cardNumber),
    ...detailErrors(card, brandOf(card.cardNumber), businessDate),
  });
}

/** Validates a saved card's new details: all fields at fault. */
export function editedCardErrors(card: EditedCard, brand: CardBrand, businessDate: string): FieldProblem[] {
  return found({ cardName: validateCardName(card.cardName), ...detailErrors(card, brand, businessDate) });
}

export function securityCodeErrors(securityCode: string, brand: CardBrand): FieldProblem[] {
  return found({ securityCode: validateSecurityCode(securityCode, brand) });
}

/** Validates a bank account: all fields at fault. */
export function bankAccountErrors({
  accountHolder,
  routingNumber,
  accountNumber,
  accountKind,
}: NewBankAccount): FieldProblem[] {
  return found({
    accountHolder: validateAccountHolder(accountHolder),
    routingNumber: validateRoutingNumber(routingNumber),
    accountNumber: validateAccountNumber(accountNumber),
    accountKind: validateAccountKind(accountKind),
  });
}

/**
 * The form field for a refused check: the code's field for a wrong code, and for a declined method the field that was
 * most likely mistyped.
 */
export function refusedCheckError(kind: HandedOver["kind"], code: "DECLINED" | "SECURITY_CODE_FAILED"): FieldProblem {
  if (code === "SECURITY_CODE_FAILED" || kind === "savedCardCode" || kind === "enteredCardCode")
    return { field: "securityCode", code: "NOT_MATCHING" };
  const field = {
    newCard: "cardNumber",
    editedCard: "expiry",
    newBankAccount: "accountNumber",
    linkedBankAccount: "bank",
  }[kind];
  return { field, code: "DECLINED" };
}

type FieldErrors = Record<string, FieldProblem["code"] | null>;

function detailErrors(
  { expiry, zip, securityCode }: Pick<NewCard, "expiry" | "zip" | "securityCode">,
  brand: CardBrand,
  businessDate: string,
): FieldErrors {
  return {
    expiry: validateExpiry(expiry, businessDate),
    zip: validateZip(zip),
    securityCode: validateSecurityCode(securityCode, brand),
  };
}

function found(errors: FieldErrors): FieldProblem[] {
  return Object.entries(errors).flatMap(([field, code]) => (code ? [{ field, code }] : []));
}

/** Converts a valid card to the processor's format: digits only. */
export function cardToRegister(card: NewCard): { number: string; expiry: string; zip: string; securityCode: string } {
  const { expiry, zip, securityCode } = card;
  return { number: cardDigits(card.cardNumber), expiry: storedExpiry(expiry), zip, securityCode };
}

/** Converts a valid bank account to the processor's format: digits only. */
export function bankAccountToRegister({ routingNumber, accountNumber }: NewBankAccount): {
  routingNumber: string;
  accountNumber: string;
} {
  return { routingNumber: bankDigits(routingNumber), accountNumber: bankDigits(accountNumber) };
}

/** The stored account kind of a valid bank account. */
export function storedKind({ accountKind }: NewBankAccount): BankAccountKind {
  return accountKind === "savings" ? "savings" : "checking";
}

/** Normalizes an expiry to MMYY. */
export function storedExpiry(typed: string): string {
  return typed.replace(/\D/g, "");
}

export function storedName(typed: string): string {
  return typed.trim().normalize("NFC");
}
