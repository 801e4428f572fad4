import { type BankLink, validateLinkedBank } from "@portico/rules/bankLink";
import type { CardBrand } from "@portico/rules/card";
import { Problem, type FieldProblem, type ProblemCode } from "../src/lib/problem.ts";
import type { MethodRegistry } from "../src/modules/payments/processor/processor.ts";
import type { HeldMethod, MethodFacts, Ticket } from "../src/modules/vault/vault.protocol.ts";
import {
  bankAccountErrors,
  bankAccountToRegister,
  cardToRegister,
  editedCardErrors,
  newCardErrors,
  securityCodeErrors,
  storedExpiry,
  storedKind,
  storedName,
  type EditedCard,
  type EnteredCardCode,
  type HandedOver,
  type LinkedBankAccount,
  type NewBankAccount,
  type NewCard,
  type SavedCardCode,
} from "./domain.ts";

type SavedMethod = NonNullable<Ticket["saved"]>;

/** Opens the token of a card that was entered before; undefined when it cannot be used with this ticket. */
export type OpenEnteredCard = (cardToken: string) => HeldMethod | undefined;

/**
 * Validates the submitted data and registers them at the processor.
 * @throws Problem INVALID_CARD or INVALID_BANK_ACCOUNT with every field at fault, NOT_FOUND when the ticket is not for
 * a saved card, TICKET_INVALID when the card entered before cannot be used, TEMPORARILY_UNAVAILABLE
 */
export function registerMethod(
  registry: MethodRegistry,
  ticket: Ticket,
  body: HandedOver,
  openEnteredCard: OpenEnteredCard,
): Promise<MethodFacts> {
  switch (body.kind) {
    case "newCard":
      return newCard(registry, ticket, body);
    case "savedCardCode":
      return savedCard(registry, ticket, body);
    case "enteredCardCode":
      return enteredCard(registry, body, openEnteredCard);
    case "editedCard":
      return editedCard(registry, ticket, body);
    case "newBankAccount":
      return newBankAccount(registry, body);
    case "linkedBankAccount":
      return linkedBankAccount(registry, body);
  }
}

async function newCard(registry: MethodRegistry, { businessDate }: Ticket, card: NewCard): Promise<MethodFacts> {
  refuseErrors("INVALID_CARD", newCardErrors(card, businessDate));
  const {
    token: processorToken,
    brand: type,
    codeToken,
    lastFour,
    fundingKind,
    fingerprint,
  } = answered(await registry.registerCard(cardToRegister(card)));
  const shown = {
    type,
    lastFour,
    fundingKind,
    expiry: storedExpiry(card.expiry),
    cardName: storedName(card.cardName),
    bankName: null,
    accountKind: null,
  };
  return { ...shown, processorToken, codeToken, fingerprint, savedMethodId: null };
}

async function savedCard(
  registry: MethodRegistry,
  ticket: Ticket,
  { savedMethodId, securityCode }: SavedCardCode,
): Promise<MethodFacts> {
  const { method, brand } = cardIn(ticket);
  refuseErrors("INVALID_CARD", securityCodeErrors(securityCode, brand));
  const { codeToken } = answered(await registry.registerCode(method.processorToken, securityCode));
  return { ...method, savedMethodId, codeToken };
}

async function enteredCard(
  registry: MethodRegistry,
  { cardToken, securityCode }: EnteredCardCode,
  openEnteredCard: OpenEnteredCard,
): Promise<MethodFacts> {
  const held = openEnteredCard(cardToken);
  if (!held || held.type === "bankAccount" || held.savedMethodId !== null) throw new Problem("TICKET_INVALID");
  refuseErrors("INVALID_CARD", securityCodeErrors(securityCode, held.type));
  const { codeToken } = answered(await registry.registerCode(held.processorToken, securityCode));
  const {
    userId: _user,
    accountId: _account,
    expiresAt: _expiry,
    ticketId: _ticket,
    checked: _checked,
    ...facts
  } = held;
  return { ...facts, codeToken };
}

async function editedCard(registry: MethodRegistry, ticket: Ticket, card: EditedCard): Promise<MethodFacts> {
  const { method, brand } = cardIn(ticket);
  refuseErrors("INVALID_CARD", editedCardErrors(card, brand, ticket.businessDate));
  const { codeToken } = answered(await registry.registerCode(method.processorToken, card.securityCode));
  return {
    ...method,
    expiry: storedExpiry(card.expiry),
    cardName: storedName(card.cardName),
    savedMethodId: card.savedMethodId,
    codeToken,
  };
}

async function newBankAccount(registry: MethodRegistry, account: NewBankAccount): Promise<MethodFacts> {
  refuseErrors("INVALID_BANK_ACCOUNT", bankAccountErrors(account));
  const {
    token: processorToken,
    lastFour,
    bankName,
    fingerprint,
  } = answered(await registry.registerBankAccount(bankAccountToRegister(account)));
  const shown = {
    type: "bankAccount" as const,
    lastFour,
    bankName,
    accountKind: storedKind(account),
    cardName: storedName(account.accountHolder),
    expiry: null,
    fundingKind: null,
  };
  return { ...shown, processorToken, fingerprint, codeToken: null, savedMethodId: null };
}

/** A link that was used or has expired has to be requested again. */
async function linkedBankAccount(registry: MethodRegistry, { linkToken }: LinkedBankAccount): Promise<MethodFacts> {
  const {
    token: processorToken,
    lastFour,
    bankName,
    fingerprint,
    holder: cardName,
    accountKind,
  } = linked(await registry.exchangeBankLink(linkToken));
  return {
    type: "bankAccount",
    lastFour,
    bankName,
    accountKind,
    cardName,
    expiry: null,
    fundingKind: null,
    processorToken,
    fingerprint,
    codeToken: null,
    savedMethodId: null,
  };
}

/**
 * The bank-linking service's answer.
 * @throws Problem INVALID_BANK_ACCOUNT at the bank field for an unknown bank or link, TEMPORARILY_UNAVAILABLE
 */
export function linked<T>(answer: { kind: "linked"; value: T } | { kind: "unknown" | "silent" }): T {
  if (answer.kind === "linked") return answer.value;
  if (answer.kind === "silent") throw new Problem("TEMPORARILY_UNAVAILABLE");
  throw new Problem("INVALID_BANK_ACCOUNT", { fields: [{ field: "bank", code: "INVALID" }] });
}

/** The saved card that a ticket was issued for. */
function cardIn({ saved }: Ticket): { method: SavedMethod; brand: CardBrand } {
  if (!saved || saved.type === "bankAccount") throw new Problem("NOT_FOUND");
  return { method: saved, brand: saved.type };
}

function answered<T>(registered: T | null): T {
  if (!registered) throw new Problem("TEMPORARILY_UNAVAILABLE");
  return registered;
}

/**
 * Rejects a bank that cannot be linked before the service is called.
 * @throws Problem INVALID_BANK_ACCOUNT
 */
export function refuseBank({ bank }: BankLink): void {
  const code = validateLinkedBank(bank);
  if (code) throw new Problem("INVALID_BANK_ACCOUNT", { fields: [{ field: "bank", code }] });
}

function refuseErrors(
  code: Extract<ProblemCode, "INVALID_CARD" | "INVALID_BANK_ACCOUNT">,
  fields: FieldProblem[],
): void {
  if (fields.length > 0) throw new Problem(code, { fields });
}
