import type { InstantPaymentInput } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { refuseWhoCannotPay } from "../account/account.reads.ts";
import { goOnWithEnrolment, openEnrolment, planEnrolment, type EnrolmentPlan } from "../autopay/autopay.writes.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import { endAttempt, openAttempt, type AttemptName, type OpenedAttempt } from "../attempts/attempts.writes.ts";
import type { ChosenCard } from "./payments.chosenMethod.ts";
import { gatherFacts } from "./payments.facts.ts";
import { isAwaited, refusalOf, type Payer, type Refusal } from "./payments.domain.ts";
import { newPayment } from "./payments.newPayment.ts";
import { insertPayment, paymentRow } from "./payments.repository.ts";
import { settle } from "./payments.settlement.ts";
import { useUp } from "../vault/vault.writes.ts";

/** `final`: the answer will not change any more and is kept for repeats. */
export type PayAnswer = { kind: "refusal"; refusal: Refusal; final: boolean } | { kind: "payment"; paymentId: string };

type Begun = { kind: "answered"; answer: PayAnswer } | { kind: "started"; paymentId: string; card: ChosenCard; enrolment: string | undefined };

type PlannedEnrolment = Extract<EnrolmentPlan, { kind: "planned" }>;

/**
 * Pays now, at most once for each attempt. The intent is committed before the processor is called, and nothing is awaited
 * but SQL inside a transaction, so that a crash at any point leaves something that the reconciler can finish.
 * @throws Problem NOT_ALLOWED for an account that is not paid here
 */
export async function payNow(deps: Dependencies, payer: Payer, input: InstantPaymentInput): Promise<PayAnswer> {
  const begun = await deps.database.transaction((tx) => begin(deps, tx, payer, input));
  if (begun.kind === "answered") return begun.answer;
  const { paymentId, card, enrolment } = begun;
  const answer = await deps.processor.charge({ reference: paymentId, token: card.processorToken, codeToken: card.codeToken, amount: input.amount });
  await settle(deps, input.accountId, paymentId, answer);
  if (enrolment !== undefined) await goOnWithEnrolment(deps, input.accountId, enrolment);
  return { kind: "payment", paymentId };
}

async function begin(deps: Dependencies, tx: Transaction, payer: Payer, input: InstantPaymentInput): Promise<Begun> {
  const now = deps.securityClock.now();
  const attempt = await openAttempt(tx, payer.userId, "createInstantPaymentV2", input, now);
  if (attempt.kind !== "first") return { kind: "answered", answer: await repeated(tx, attempt, input.accountId, now) };
  await refuseWhoCannotPay(tx, payer, input.accountId);
  await lockLedger(tx, input.accountId);
  const { facts, card } = await gatherFacts(deps, tx, payer, input);
  const refusal = refusalOf(facts);
  const plan = !refusal && card && input.enrolAutoPay ? await planEnrolment(deps, tx, payer, input.accountId, card, input.enrolAutoPay) : undefined;
  if (!refusal && card && plan?.kind !== "refused") return start(deps, tx, payer, input, card, attempt.name, plan);
  const told: Refusal = plan?.kind === "refused" ? { code: "AUTO_PAY_REFUSED", autoPayCode: plan.refusal.code } : (refusal ?? { code: "METHOD_NOT_FOUND" });
  await endAttempt(tx, attempt.name, { refusal: told });
  return { kind: "answered", answer: { kind: "refusal", refusal: told, final: true } };
}

async function repeated(tx: Transaction, attempt: Exclude<OpenedAttempt, { kind: "first" }>, accountId: string, now: Date): Promise<PayAnswer> {
  if (attempt.kind === "fault") return { kind: "refusal", refusal: { code: attempt.code }, final: false };
  if (attempt.kind === "refused") return { kind: "refusal", refusal: attempt.refusal as Refusal, final: true };
  const payment = await paymentRow(tx, accountId, attempt.startedId);
  if (!payment || isAwaited(payment, now)) return { kind: "refusal", refusal: { code: "ATTEMPT_STILL_RUNNING" }, final: false };
  return { kind: "payment", paymentId: payment.id };
}

async function start(deps: Dependencies, tx: Transaction, payer: Payer, input: InstantPaymentInput, card: ChosenCard, attempt: AttemptName, plan?: PlannedEnrolment): Promise<Begun> {
  const { type: methodType, lastFour } = card;
  const payment = newPayment(deps, { accountId: input.accountId, userId: payer.userId, enteredBy: payer.firstName, amount: input.amount, channel: "online", methodType, lastFour });
  const { accountId, id: paymentId } = payment;
  const { release, locale, key, textHash } = input.terms;
  const saves = input.saveMethod && card.savedMethodId === null;
  await insertPayment(
    tx,
    payment,
    saves ? [{ accountId, paymentId, kind: "SAVE_METHOD", state: "CONFIRMING", code: null }] : [],
    { accountId, paymentId, release, locale, key, textHash, acceptedAt: deps.clock.now() },
  );
  if (!(await useUp(tx, card, paymentId))) throw new Error("a token of the vault was used twice at once");
  await endAttempt(tx, attempt, { startedId: paymentId });
  const enrolment = plan && (await openEnrolment(deps, tx, payer, accountId, paymentId, plan));
  return { kind: "started", paymentId, card, enrolment };
}
