import { randomUUID } from "node:crypto";
import type { InstantPaymentInput } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { useUp } from "../vault/vault.writes.ts";
import { askedNow } from "./payments.asked.ts";
import type { ChosenCard } from "./payments.chosenMethod.ts";
import { decide, type Decided, type PayAnswer } from "./payments.decide.ts";
import type { Payer } from "./payments.domain.ts";
import { partsAskedFor } from "./payments.parts.ts";
import { insertPayment, type PaymentRow } from "./payments.repository.ts";
import { settle } from "./payments.settlement.ts";

/** Longer than any call to the processor takes. */
export const AWAITED_MILLISECONDS = 15_000;
/** Longer than any charge can be on its way. */
const CLOSABLE_MILLISECONDS = 30_000;

/**
 * Pays now, at most once for each attempt. The intent is committed before the processor is called, and nothing is awaited
 * but SQL inside a transaction, so that a crash at any point leaves something that the reconciler can finish.
 * @throws Problem NOT_ALLOWED for an account that is not paid here
 */
export async function payNow(deps: Dependencies, payer: Payer, input: InstantPaymentInput): Promise<PayAnswer> {
  const begun = await deps.database.transaction((tx) => begin(deps, tx, payer, input));
  if (begun.kind === "answered") return begun.answer;
  const { paymentId, card } = begun;
  if (!card) throw new Error("a payment was started without a card");
  const answer = await deps.processor.charge({ reference: paymentId, token: card.processorToken, codeToken: card.codeToken, amount: input.amount });
  await settle(deps, input.accountId, paymentId, answer);
  return { kind: "payment", paymentId };
}

function begin(deps: Dependencies, tx: Transaction, payer: Payer, input: InstantPaymentInput): Promise<Decided> {
  const asked = askedNow(input);
  return decide(deps, tx, payer, { operation: "createInstantPaymentV2", sent: input, asked }, async (card) => {
    if (!card) throw new Error("a payment was allowed without a card");
    const payment = newPayment(deps, payer, input, card);
    const { accountId, id: paymentId } = payment;
    const { release, locale, key, textHash } = input.terms;
    await insertPayment(tx, payment, partsAskedFor(paymentId, asked, card), { accountId, paymentId, release, locale, key, textHash, acceptedAt: deps.clock.now() });
    if (card.vaultToken && !(await useUp(tx, card.vaultToken, paymentId))) throw new Error("a token of the vault was used twice at once");
    return paymentId;
  });
}

/** A payment that begins: nobody knows yet what becomes of it. */
export function newPayment({ clock, securityClock }: Dependencies, payer: Payer, input: InstantPaymentInput, card: ChosenCard): PaymentRow {
  const startedAt = securityClock.now();
  const awaitedUntil = new Date(startedAt.getTime() + AWAITED_MILLISECONDS);
  return {
    accountId: input.accountId, id: `pay_${randomUUID()}`, userId: payer.userId, enteredBy: payer.firstName,
    amount: input.amount, state: "CONFIRMING", channel: "online", methodType: card.type, lastFour: card.lastFour,
    entryAt: clock.now(), startedAt, paymentDate: clock.today(), debitDate: null,
    failureCode: null, balanceAfter: null, confirmationNumber: null, approvalCode: null,
    awaitedUntil, askFrom: awaitedUntil, asks: 0, closableFrom: new Date(startedAt.getTime() + CLOSABLE_MILLISECONDS),
  };
}
