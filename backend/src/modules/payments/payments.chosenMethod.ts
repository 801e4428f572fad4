import type { PaymentMethodInput, PaymentMethodType } from "@portico/openapi/graph.resolvers";
import { canBeSaved } from "@portico/rules/card";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { cardBehind, type CardBehindToken } from "../vault/vault.reads.ts";
import { savedMethod } from "../wallet/wallet.reads.ts";
import type { CardFacts, Payer } from "./payments.domain.ts";
import type { PaymentRow } from "./payments.repository.ts";
import { scheduledCharge } from "./scheduled/scheduled.repository.ts";

/** The card or bank account that will be charged. */
export interface ChosenCard {
  type: PaymentMethodType;
  lastFour: string;
  processorToken: string;
  /** The processor's fingerprint of the card or account number. */
  fingerprint: string;
  /** MMYY; null for bank accounts. */
  expiry: string | null;
  /** Null for bank accounts: they have no security code. */
  codeToken: string | null;
  savedMethodId: string | null;
  /** The vault token that this payment uses up; null for a saved bank account, which needs none. */
  vaultToken: CardBehindToken | null;
}

interface Choice {
  card: ChosenCard | undefined;
  facts: CardFacts;
}

/** Resolves the requested payment method, with the facts that the decision about the payment needs. */
export async function chosenCard(
  deps: Dependencies,
  tx: Transaction,
  payer: Payer,
  accountId: string,
  method: PaymentMethodInput,
): Promise<Choice> {
  if (method.savedBankAccount) return savedBankAccount(deps, tx, accountId, method.savedBankAccount.paymentMethodId);
  const token = method.savedCard ? method.savedCard.securityCodeToken : method.vaultToken;
  const held = await cardBehind(deps, tx, token, payer.userId, accountId);
  if (!method.savedCard) return newMethod(held?.savedMethodId === null ? held : undefined);
  const saved = await savedMethod(tx, accountId, method.savedCard.paymentMethodId, deps.clock.today());
  if (!saved || saved.type === "bankAccount") return missing("METHOD_NOT_FOUND");
  if (held?.savedMethodId !== saved.id) return missing("CARD_DATA_EXPIRED");
  return {
    card: { ...held, vaultToken: held },
    facts: { kind: "card", expiry: saved.expiry, unavailable: saved.unavailable, canBeSaved: true },
  };
}

async function savedBankAccount(deps: Dependencies, tx: Transaction, accountId: string, id: string): Promise<Choice> {
  const saved = await savedMethod(tx, accountId, id, deps.clock.today());
  if (saved?.type !== "bankAccount") return missing("METHOD_NOT_FOUND");
  const { type, lastFour, processorToken, unavailable, fingerprint } = saved;
  const card = {
    type,
    lastFour,
    processorToken,
    fingerprint,
    expiry: null,
    codeToken: null,
    savedMethodId: id,
    vaultToken: null,
  };
  return { card, facts: { kind: "bankAccount", expiry: null, unavailable, canBeSaved: true } };
}

/**
 * Resolves the existing method of a scheduled payment when a change keeps it. The card data is already stored with the
 * payment.
 */
export async function savedCardOf(
  deps: Dependencies,
  tx: Transaction,
  accountId: string,
  before: PaymentRow | null,
): Promise<Choice> {
  const charge = before ? await scheduledCharge(tx, accountId, before.id) : undefined;
  const kind = before?.methodType === "bankAccount" ? "bankAccount" : "card";
  if (charge?.processorToken)
    return {
      card: undefined,
      facts: { kind, expiry: charge.expiry, unavailable: charge.unavailable, canBeSaved: false },
    };
  const saved = charge?.paymentMethodId
    ? await savedMethod(tx, accountId, charge.paymentMethodId, deps.clock.today())
    : undefined;
  if (!saved) return missing("METHOD_NOT_FOUND");
  return { card: undefined, facts: { kind, expiry: saved.expiry, unavailable: saved.unavailable, canBeSaved: false } };
}

function newMethod(held: CardBehindToken | undefined): Choice {
  if (!held) return missing("CARD_DATA_EXPIRED");
  const { type, expiry, fundingKind } = held;
  const kind = type === "bankAccount" ? "bankAccount" : "card";
  return {
    card: { ...held, vaultToken: held },
    facts: { kind, expiry, unavailable: false, canBeSaved: fundingKind === null || canBeSaved(fundingKind) },
  };
}

function missing(code: Extract<CardFacts, { kind: "missing" }>["code"]): Choice {
  return { card: undefined, facts: { kind: "missing", code } };
}
