import type { PaymentMethodInput } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import type { Principal } from "../../lib/principal.ts";
import { cardBehind, type CardBehindToken } from "../vault/vault.reads.ts";
import { savedMethod, type SavedMethod } from "../wallet/wallet.reads.ts";
import type { MethodFacts } from "./autopay.domain.ts";

/** What will pay: a saved method, or a new card or bank account that is saved when it is enrolled. */
export interface ChosenMethod {
  methodId: string | null;
  type: SavedMethod["type"];
  lastFour: string;
  /** What the vault was given for this action; nothing when the method stays. */
  card: CardBehindToken | undefined;
}

export interface MethodChoice { facts: MethodFacts; method: ChosenMethod | undefined }

type Chooser = Pick<Principal, "userId">;

/** The method that somebody chose: a saved card with its security code, a saved bank account, or a new one of either. */
export async function chosenMethod(deps: Dependencies, tx: Transaction, { userId }: Chooser, accountId: string, input: PaymentMethodInput): Promise<MethodChoice> {
  if (input.savedBankAccount) return savedBankAccount(deps, tx, accountId, input.savedBankAccount.paymentMethodId);
  const token = input.savedCard ? input.savedCard.securityCodeToken : input.vaultToken;
  const card = await cardBehind(deps, tx, token, userId, accountId);
  const methodId = input.savedCard?.paymentMethodId ?? null;
  if (methodId !== null && !(await savedMethod(tx, accountId, methodId, deps.clock.today()))) return missing("METHOD_NOT_FOUND");
  return card && card.savedMethodId === methodId ? chosenCard(deps, tx, accountId, card) : missing("CARD_DATA_EXPIRED");
}

/** What a payment is made with: the same method is enrolled beside it. */
export interface MethodOfPayment { vaultToken: CardBehindToken | null; savedMethodId: string | null }

/** The method of a payment that is about to be made. */
export function methodOfPayment(deps: Dependencies, tx: Transaction, accountId: string, { vaultToken, savedMethodId }: MethodOfPayment): Promise<MethodChoice> {
  return vaultToken ? chosenCard(deps, tx, accountId, vaultToken) : keptMethod(deps, tx, accountId, savedMethodId ?? undefined);
}

/** What is behind a token of the vault as a method. */
async function chosenCard(deps: Dependencies, tx: Transaction, accountId: string, card: CardBehindToken): Promise<MethodChoice> {
  const { savedMethodId, type, lastFour, expiry, fundingKind } = card;
  const saved = savedMethodId === null ? undefined : await savedMethod(tx, accountId, savedMethodId, deps.clock.today());
  const facts = { kind: "known", methodKind: fundingKind ?? "bankAccount", expiry: saved?.expiry ?? expiry, unavailable: saved?.unavailable ?? false } as const;
  return { facts, method: { methodId: savedMethodId, type, lastFour, card } };
}

/** It has no security code, so there is nothing to ask the vault for. */
async function savedBankAccount(deps: Dependencies, tx: Transaction, accountId: string, methodId: string): Promise<MethodChoice> {
  const choice = await keptMethod(deps, tx, accountId, methodId);
  return choice.method?.type === "bankAccount" ? choice : missing("METHOD_NOT_FOUND");
}

/** The method that pays already. */
export async function keptMethod(deps: Dependencies, tx: Transaction, accountId: string, methodId: string | undefined): Promise<MethodChoice> {
  const saved = methodId === undefined ? undefined : await savedMethod(tx, accountId, methodId, deps.clock.today());
  if (!saved) return missing("METHOD_NOT_FOUND");
  const { id, type, lastFour, expiry, fundingKind, unavailable } = saved;
  return { facts: { kind: "known", methodKind: fundingKind ?? "bankAccount", expiry, unavailable }, method: { methodId: id, type, lastFour, card: undefined } };
}

function missing(code: Extract<MethodFacts, { kind: "missing" }>["code"]): MethodChoice {
  return { facts: { kind: "missing", code }, method: undefined };
}
