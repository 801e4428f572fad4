import type { PaymentMethodInput } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import type { Principal } from "../../lib/principal.ts";
import { cardBehind, type CardBehindToken } from "../vault/vault.reads.ts";
import { savedMethod, type SavedMethod } from "../wallet/wallet.reads.ts";
import type { MethodFacts } from "./autopay.domain.ts";

/** The method that will pay: a saved method, or a new card or bank account that is saved on enrolment. */
export interface ChosenMethod {
  methodId: string | null;
  type: SavedMethod["type"];
  lastFour: string;
  /** The card data in the vault for this action; undefined when the method stays. */
  card: CardBehindToken | undefined;
}

export interface MethodChoice {
  facts: MethodFacts;
  method: ChosenMethod | undefined;
}

type Chooser = Pick<Principal, "userId">;

/**
 * Resolves the chosen method: a saved card with its security code, a saved bank account, or a new card or bank account.
 */
export async function chosenMethod(
  deps: Dependencies,
  tx: Transaction,
  { userId }: Chooser,
  accountId: string,
  input: PaymentMethodInput,
): Promise<MethodChoice> {
  if (input.savedBankAccount) return savedBankAccount(deps, tx, accountId, input.savedBankAccount.paymentMethodId);
  const token = input.savedCard ? input.savedCard.securityCodeToken : input.vaultToken;
  const card = await cardBehind(deps, tx, token, userId, accountId);
  const methodId = input.savedCard?.paymentMethodId ?? null;
  if (methodId !== null && !(await savedMethod(tx, accountId, methodId, deps.clock.today())))
    return missing("METHOD_NOT_FOUND");
  return card && card.savedMethodId === methodId ? chosenCard(deps, tx, accountId, card) : missing("CARD_DATA_EXPIRED");
}

/** The method of a payment, when the same method is enrolled with it. */
export interface MethodOfPayment {
  vaultToken: CardBehindToken | null;
  savedMethodId: string | null;
}

/** Resolves the method of a payment that is about to be made. */
export function methodOfPayment(
  deps: Dependencies,
  tx: Transaction,
  accountId: string,
  { vaultToken, savedMethodId }: MethodOfPayment,
): Promise<MethodChoice> {
  return vaultToken
    ? chosenCard(deps, tx, accountId, vaultToken)
    : currentMethod(deps, tx, accountId, savedMethodId ?? undefined);
}

/** Resolves a vault token to a method. */
async function chosenCard(
  deps: Dependencies,
  tx: Transaction,
  accountId: string,
  card: CardBehindToken,
): Promise<MethodChoice> {
  const { savedMethodId, type, lastFour, expiry, fundingKind } = card;
  const saved =
    savedMethodId === null ? undefined : await savedMethod(tx, accountId, savedMethodId, deps.clock.today());
  const facts = {
    kind: "known",
    methodKind: fundingKind ?? "bankAccount",
    expiry: saved?.expiry ?? expiry,
    unavailable: saved?.unavailable ?? false,
  } as const;
  return { facts, method: { methodId: savedMethodId, type, lastFour, card } };
}

/** A bank account has no security code, so the vault is not called. */
async function savedBankAccount(
  deps: Dependencies,
  tx: Transaction,
  accountId: string,
  methodId: string,
): Promise<MethodChoice> {
  const choice = await currentMethod(deps, tx, accountId, methodId);
  return choice.method?.type === "bankAccount" ? choice : missing("METHOD_NOT_FOUND");
}

/** The method that is enrolled already. */
export async function currentMethod(
  deps: Dependencies,
  tx: Transaction,
  accountId: string,
  methodId: string | undefined,
): Promise<MethodChoice> {
  const saved = methodId === undefined ? undefined : await savedMethod(tx, accountId, methodId, deps.clock.today());
  if (!saved) return missing("METHOD_NOT_FOUND");
  const { id, type, lastFour, expiry, fundingKind, unavailable } = saved;
  return {
    facts: { kind: "known", methodKind: fundingKind ?? "bankAccount", expiry, unavailable },
    method: { methodId: id, type, lastFour, card: undefined },
  };
}

function missing(code: Extract<MethodFacts, { kind: "missing" }>["code"]): MethodChoice {
  return { facts: { kind: "missing", code }, method: undefined };
}
