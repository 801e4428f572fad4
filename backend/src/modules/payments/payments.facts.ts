import type { InstantPaymentInput, PaymentMethodInput } from "@portico/openapi/graph.resolvers";
import { canBeSaved } from "@portico/rules/card";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { owedOf, owingNow, restrictionsOf } from "../billing/billing.reads.ts";
import { cardBehind, type CardBehindToken } from "../vault/vault.reads.ts";
import { savedMethod } from "../wallet/wallet.reads.ts";
import type { CardFacts, Payer, PaymentFacts } from "./payments.domain.ts";
import { confirmingRow, refusedCharges } from "./payments.repository.ts";

const HOUR_MILLISECONDS = 3_600_000;

/** The card that will be charged. */
export type ChosenCard = CardBehindToken;

/** Loads everything that the decision about a new payment needs. The account is locked. */
export async function gatherFacts(deps: Dependencies, tx: Transaction, payer: Payer, input: InstantPaymentInput): Promise<{ facts: PaymentFacts; card: ChosenCard | undefined }> {
  const { accountId, amount, overpaymentConfirmed, terms, saveMethod } = input;
  const businessDate = deps.clock.today();
  const restrictions = await restrictionsOf(tx, accountId);
  const owing = await owingNow(tx, accountId, businessDate);
  const confirming = owing.paymentLocked ? await confirmingRow(tx, accountId) : undefined;
  const hourAgo = new Date(deps.securityClock.now().getTime() - HOUR_MILLISECONDS);
  const { card, facts } = await chosenCard(deps, tx, payer, accountId, input.method);
  return {
    card,
    facts: {
      amount, overpaymentConfirmed, saveMethod, businessDate, card: facts,
      owed: owedOf(owing, restrictions),
      termsAccepted: terms.accepted,
      cardsRefused: restrictions.cardsRefused,
      confirmingPaymentId: confirming?.id,
      refusedCharges: await refusedCharges(tx, payer.userId, accountId, hourAgo),
    },
  };
}

interface Choice { card: ChosenCard | undefined; facts: CardFacts }

async function chosenCard(deps: Dependencies, tx: Transaction, payer: Payer, accountId: string, method: PaymentMethodInput): Promise<Choice> {
  const token = method.savedCard ? method.savedCard.securityCodeToken : method.vaultToken;
  const card = await cardBehind(tx, token, payer.userId, accountId, deps.securityClock.now());
  if (!method.savedCard) return newCard(card?.savedMethodId === null ? card : undefined);
  const saved = await savedMethod(tx, accountId, method.savedCard.paymentMethodId, deps.clock.today());
  if (!saved) return missing("METHOD_NOT_FOUND");
  if (card?.savedMethodId !== saved.id) return missing("CARD_DATA_EXPIRED");
  return { card, facts: { kind: "known", expiry: saved.expiry, unavailable: saved.unavailable, canBeSaved: true } };
}

function newCard(card: ChosenCard | undefined): Choice {
  if (!card) return missing("CARD_DATA_EXPIRED");
  return { card, facts: { kind: "known", expiry: card.expiry, unavailable: false, canBeSaved: canBeSaved(card.fundingKind) } };
}

function missing(code: Extract<CardFacts, { kind: "missing" }>["code"]): Choice {
  return { card: undefined, facts: { kind: "missing", code } };
}
