import { type BankLink, linkedBankFault } from "@portico/rules/bankLink";
import type { CardBrand } from "@portico/rules/card";
import type { Dependencies } from "../../dependencies.ts";
import { Problem, type ProblemCode } from "../../lib/problem.ts";
import type { FieldProblem } from "../../lib/problem.ts";
import { methodFacts, type MethodToSave } from "../wallet/wallet.writes.ts";
import { savedMethod } from "../wallet/wallet.reads.ts";
import {
  bankAccountFaults, bankAccountToRegister, cardToRegister, editedCardFaults, newCardFaults, securityCodeFaults, storedExpiry, storedKind, storedName,
  type EditedCard, type HandedOver, type LinkedBankAccount, type NewBankAccount, type NewCard, type SavedCardCode,
} from "./vault.domain.ts";

/** What the vault may keep of what was handed over: the processor's tokens and what may be shown. */
export type MethodFacts = MethodToSave & { codeToken: string | null; savedMethodId: string | null };

/**
 * Judges what was handed over and gives it to the processor.
 * @throws Problem INVALID_CARD or INVALID_BANK_ACCOUNT with every faulty field, NOT_FOUND for a card that is not saved, TEMPORARILY_UNAVAILABLE
 */
export function factsOf(deps: Dependencies, accountId: string, body: HandedOver): Promise<MethodFacts> {
  switch (body.kind) {
    case "newCard":
      return newCard(deps, body);
    case "savedCardCode":
      return savedCard(deps, accountId, body);
    case "editedCard":
      return editedCard(deps, accountId, body);
    case "newBankAccount":
      return newBankAccount(deps, body);
    case "linkedBankAccount":
      return linkedBankAccount(deps, body);
  }
}

async function newCard(deps: Dependencies, card: NewCard): Promise<MethodFacts> {
  refuseFaults("INVALID_CARD", newCardFaults(card, deps.clock.today()));
  const { token: processorToken, brand: type, codeToken, lastFour, fundingKind, fingerprint } = answered(await deps.processor.registerCard(cardToRegister(card)));
  const shown = { type, lastFour, fundingKind, expiry: storedExpiry(card.expiry), cardName: storedName(card.cardName), bankName: null, accountKind: null };
  return { ...shown, processorToken, codeToken, fingerprint, savedMethodId: null };
}

async function savedCard(deps: Dependencies, accountId: string, { savedMethodId, securityCode }: SavedCardCode): Promise<MethodFacts> {
  const { method, brand } = await cardInWallet(deps, accountId, savedMethodId);
  refuseFaults("INVALID_CARD", securityCodeFaults(securityCode, brand));
  const { codeToken } = answered(await deps.processor.registerCode(method.processorToken, securityCode));
  return { ...methodFacts(method), savedMethodId, codeToken };
}

async function editedCard(deps: Dependencies, accountId: string, card: EditedCard): Promise<MethodFacts> {
  const { method, brand } = await cardInWallet(deps, accountId, card.savedMethodId);
  refuseFaults("INVALID_CARD", editedCardFaults(card, brand, deps.clock.today()));
  const { codeToken } = answered(await deps.processor.registerCode(method.processorToken, card.securityCode));
  return { ...methodFacts(method), expiry: storedExpiry(card.expiry), cardName: storedName(card.cardName), savedMethodId: card.savedMethodId, codeToken };
}

async function newBankAccount(deps: Dependencies, account: NewBankAccount): Promise<MethodFacts> {
  refuseFaults("INVALID_BANK_ACCOUNT", bankAccountFaults(account));
  const { token: processorToken, lastFour, bankName, fingerprint } = answered(await deps.processor.registerBankAccount(bankAccountToRegister(account)));
  const shown = { type: "bankAccount" as const, lastFour, bankName, accountKind: storedKind(account), cardName: storedName(account.accountHolder), expiry: null, fundingKind: null };
  return { ...shown, processorToken, fingerprint, codeToken: null, savedMethodId: null };
}

/** A link that was used, or is too old, is asked for anew. */
async function linkedBankAccount(deps: Dependencies, { linkToken }: LinkedBankAccount): Promise<MethodFacts> {
  const { token: processorToken, lastFour, bankName, fingerprint, holder: cardName, accountKind } = linked(await deps.processor.exchangeBankLink(linkToken));
  return { type: "bankAccount", lastFour, bankName, accountKind, cardName, expiry: null, fundingKind: null, processorToken, fingerprint, codeToken: null, savedMethodId: null };
}

/**
 * What the bank-linking service said.
 * @throws Problem INVALID_BANK_ACCOUNT at the bank for one, or a link, that it does not know, TEMPORARILY_UNAVAILABLE
 */
export function linked<T>(answer: { kind: "linked"; value: T } | { kind: "unknown" | "silent" }): T {
  if (answer.kind === "linked") return answer.value;
  if (answer.kind === "silent") throw new Problem("TEMPORARILY_UNAVAILABLE");
  throw new Problem("INVALID_BANK_ACCOUNT", { fields: [{ field: "bank", code: "INVALID" }] });
}

async function cardInWallet(deps: Dependencies, accountId: string, id: string): Promise<{ method: MethodToSave; brand: CardBrand }> {
  const method = await savedMethod(deps.database, accountId, id, deps.clock.today());
  if (!method || method.type === "bankAccount") throw new Problem("NOT_FOUND");
  return { method, brand: method.type };
}

function answered<T>(registered: T | null): T {
  if (!registered) throw new Problem("TEMPORARILY_UNAVAILABLE");
  return registered;
}

/** A bank that can't be linked is refused before the service is asked. @throws Problem INVALID_BANK_ACCOUNT */
export function refuseBank({ bank }: BankLink): void {
  const code = linkedBankFault(bank);
  if (code) throw new Problem("INVALID_BANK_ACCOUNT", { fields: [{ field: "bank", code }] });
}

function refuseFaults(code: Extract<ProblemCode, "INVALID_CARD" | "INVALID_BANK_ACCOUNT">, fields: FieldProblem[]): void {
  if (fields.length > 0) throw new Problem(code, { fields });
}
