import type { PaymentMethodInput } from "@portico/openapi/graph.resolvers";
import { canBeSaved } from "@portico/rules/card";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { cardBehind, type CardBehindToken } from "../vault/vault.reads.ts";
import { savedMethod } from "../wallet/wallet.reads.ts";
import type { CardFacts, Payer } from "./payments.domain.ts";
import { scheduledCharge } from "./scheduled.repository.ts";

/** The card that will be charged. */
export type ChosenCard = CardBehindToken;

interface Choice { card: ChosenCard | undefined; facts: CardFacts }

/** The card that a payment was asked to be made with, and what the decision about it needs to know. */
export async function chosenCard(deps: Dependencies, tx: Transaction, payer: Payer, accountId: string, method: PaymentMethodInput): Promise<Choice> {
  const token = method.savedCard ? method.savedCard.securityCodeToken : method.vaultToken;
  const card = await cardBehind(tx, token, payer.userId, accountId, deps.securityClock.now());
  if (!method.savedCard) return newCard(card?.savedMethodId === null ? card : undefined);
  const saved = await savedMethod(tx, accountId, method.savedCard.paymentMethodId, deps.clock.today());
  if (!saved) return missing("METHOD_NOT_FOUND");
  if (card?.savedMethodId !== saved.id) return missing("CARD_DATA_EXPIRED");
  return { card, facts: { kind: "known", expiry: saved.expiry, unavailable: saved.unavailable, canBeSaved: true } };
}

/** The method of a scheduled payment, when a change keeps it. No card comes with it: it stands with the payment already. */
export async function keptCard(deps: Dependencies, tx: Transaction, accountId: string, paymentId: string | null): Promise<Choice> {
  const charge = paymentId === null ? undefined : await scheduledCharge(tx, accountId, paymentId);
  if (charge?.expiry) return { card: undefined, facts: { kind: "known", expiry: charge.expiry, unavailable: false, canBeSaved: false } };
  const saved = charge?.paymentMethodId ? await savedMethod(tx, accountId, charge.paymentMethodId, deps.clock.today()) : undefined;
  if (!saved) return missing("METHOD_NOT_FOUND");
  return { card: undefined, facts: { kind: "known", expiry: saved.expiry, unavailable: saved.unavailable, canBeSaved: false } };
}

function newCard(card: ChosenCard | undefined): Choice {
  if (!card) return missing("CARD_DATA_EXPIRED");
  return { card, facts: { kind: "known", expiry: card.expiry, unavailable: false, canBeSaved: canBeSaved(card.fundingKind) } };
}

function missing(code: Extract<CardFacts, { kind: "missing" }>["code"]): Choice {
  return { card: undefined, facts: { kind: "missing", code } };
}
