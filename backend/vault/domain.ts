import { accountHolderFault, accountKindFault, accountNumberFault, bankDigits, routingNumberFault, type BankAccountKind } from "@portico/rules/bank";
import { brandOf, cardDigits, cardNameFault, cardNumberFault, expiryFault, securityCodeFault, zipFault, type CardBrand } from "@portico/rules/card";
import type { components } from "@portico/openapi/vault";
import type { FieldProblem } from "../src/lib/problem.ts";

export type NewCard = components["schemas"]["NewCard"];
export type SavedCardCode = components["schemas"]["SavedCardCode"];
export type EditedCard = components["schemas"]["EditedCard"];
export type NewBankAccount = components["schemas"]["NewBankAccount"];
export type LinkedBankAccount = components["schemas"]["LinkedBankAccount"];
export type HandedOver = NewCard | SavedCardCode | EditedCard | NewBankAccount | LinkedBankAccount;

/** After so many refused checks within an hour nothing more is checked: nobody finds a security code by trying them all. */
export const MOST_REFUSED_CHECKS = 5;

/** Every field of a new card that can't be used, all at once. */
export function newCardFaults(card: NewCard, businessDate: string): FieldProblem[] {
  return found({ cardName: cardNameFault(card.cardName), cardNumber: cardNumberFault(card.cardNumber), ...detailFaults(card, brandOf(card.cardNumber), businessDate) });
}

/** The same of a saved card's new details. */
export function editedCardFaults(card: EditedCard, brand: CardBrand, businessDate: string): FieldProblem[] {
  return found({ cardName: cardNameFault(card.cardName), ...detailFaults(card, brand, businessDate) });
}

export function securityCodeFaults(securityCode: string, brand: CardBrand): FieldProblem[] {
  return found({ securityCode: securityCodeFault(securityCode, brand) });
}

/** Every field of a bank account that can't be used, all at once. */
export function bankAccountFaults({ accountHolder, routingNumber, accountNumber, accountKind }: NewBankAccount): FieldProblem[] {
  return found({
    accountHolder: accountHolderFault(accountHolder),
    routingNumber: routingNumberFault(routingNumber),
    accountNumber: accountNumberFault(accountNumber),
    accountKind: accountKindFault(accountKind),
  });
}

/** Where the form shows what the processor refused: the code at its field, a declined method at what was most likely mistyped. */
export function refusedCheckFault(kind: HandedOver["kind"], code: "DECLINED" | "SECURITY_CODE_FAILED"): FieldProblem {
  if (code === "SECURITY_CODE_FAILED" || kind === "savedCardCode") return { field: "securityCode", code: "NOT_MATCHING" };
  const field = { newCard: "cardNumber", editedCard: "expiry", newBankAccount: "accountNumber", linkedBankAccount: "bank" }[kind];
  return { field, code: "DECLINED" };
}

type Faults = Record<string, FieldProblem["code"] | null>;

function detailFaults({ expiry, zip, securityCode }: Pick<NewCard, "expiry" | "zip" | "securityCode">, brand: CardBrand, businessDate: string): Faults {
  return { expiry: expiryFault(expiry, businessDate), zip: zipFault(zip), securityCode: securityCodeFault(securityCode, brand) };
}

function found(faults: Faults): FieldProblem[] {
  return Object.entries(faults).flatMap(([field, code]) => (code ? [{ field, code }] : []));
}

/** A faultless card as the processor takes it: digits only. */
export function cardToRegister(card: NewCard): { number: string; expiry: string; zip: string; securityCode: string } {
  const { expiry, zip, securityCode } = card;
  return { number: cardDigits(card.cardNumber), expiry: storedExpiry(expiry), zip, securityCode };
}

/** A faultless bank account as the processor takes it: digits only. */
export function bankAccountToRegister({ routingNumber, accountNumber }: NewBankAccount): { routingNumber: string; accountNumber: string } {
  return { routingNumber: bankDigits(routingNumber), accountNumber: bankDigits(accountNumber) };
}

/** Of a faultless bank account. */
export function storedKind({ accountKind }: NewBankAccount): BankAccountKind {
  return accountKind === "savings" ? "savings" : "checking";
}

/** MMYY, however it was typed. */
export function storedExpiry(typed: string): string {
  return typed.replace(/\D/g, "");
}

export function storedName(typed: string): string {
  return typed.trim().normalize("NFC");
}
