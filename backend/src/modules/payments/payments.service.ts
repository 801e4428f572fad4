import type { InstantPaymentInput } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { goOnWithEnrolment, openEnrolment } from "../autopay/autopay.writes.ts";
import { useUp } from "../vault/vault.writes.ts";
import { askedNow } from "./payments.asked.ts";
import { decide, type Decided, type PayAnswer } from "./payments.decide.ts";
import type { Payer } from "./payments.domain.ts";
import { channelOf, newPayment } from "./payments.newPayment.ts";
import { recordsOf } from "./payments.notices.ts";
import { partsAskedFor } from "./payments.parts.ts";
import { insertPayment } from "./payments.repository.ts";
import { settle } from "./payments.settlement.ts";

type Begun = Decided & { enrolment?: string | undefined };

/**
 * Pays now, at most once for each attempt. The intent is committed before the processor is called, and nothing is awaited
 * but SQL inside a transaction, so that a crash at any point leaves something that the reconciler can finish.
 * @throws Problem NOT_ALLOWED for an account that is not paid here
 */
export async function payNow(deps: Dependencies, payer: Payer, input: InstantPaymentInput): Promise<PayAnswer> {
  const begun = await deps.database.transaction((tx) => begin(deps, tx, payer, input));
  if (begun.kind === "answered") return begun.answer;
  const { paymentId, card, enrolment } = begun;
  if (!card) throw new Error("a payment was started without a card");
  const answer = await deps.processor.charge({ reference: paymentId, token: card.processorToken, codeToken: card.codeToken, amount: input.amount });
  await settle(deps, input.accountId, paymentId, answer);
  if (enrolment !== undefined) await goOnWithEnrolment(deps, input.accountId, enrolment);
  return { kind: "payment", paymentId };
}

async function begin(deps: Dependencies, tx: Transaction, payer: Payer, input: InstantPaymentInput): Promise<Begun> {
  const asked = askedNow(input);
  let enrolment: string | undefined;
  const decided = await decide(deps, tx, payer, { operation: "createInstantPaymentV2", sent: input, asked }, async (card, _before, plan) => {
    if (!card) throw new Error("a payment was allowed without a card");
    const { type: methodType, lastFour } = card;
    const payment = newPayment(deps, { accountId: input.accountId, userId: payer.userId, enteredBy: payer.firstName, amount: input.amount, channel: channelOf(payer), methodType, lastFour, ...recordsOf(payer, asked) });
    const { accountId, id: paymentId } = payment;
    const { release, locale, key, textHash } = input.terms;
    await insertPayment(tx, payment, partsAskedFor(deps, payer, paymentId, asked, card), { accountId, paymentId, release, locale, key, textHash, acceptedAt: deps.clock.now() });
    if (card.vaultToken && !(await useUp(tx, card.vaultToken, paymentId))) throw new Error("a token of the vault was used twice at once");
    if (plan) enrolment = await openEnrolment(deps, tx, payer, accountId, paymentId, plan);
    return paymentId;
  });
  return { ...decided, enrolment };
}
