import { randomUUID } from "node:crypto";
import type { InstantPaymentInput } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { refuseWhoCannotPay } from "../account/account.reads.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import { bodyDigest, isAttemptKey, KEPT_MILLISECONDS, repeatOf } from "./attempts.domain.ts";
import { attemptRow, changeAttempt, insertAttempt, type AttemptName } from "./attempts.repository.ts";
import { gatherFacts, type ChosenCard } from "./payments.facts.ts";
import { refusalOf, type Payer, type Refusal } from "./payments.domain.ts";
import { insertPayment, paymentRow, type PaymentRow } from "./payments.repository.ts";
import { settle } from "./payments.settlement.ts";
import { useUp } from "../vault/vault.writes.ts";

/** `final`: the answer will not change any more and is kept for repeats. */
export type PayAnswer = { kind: "refusal"; refusal: Refusal; final: boolean } | { kind: "payment"; paymentId: string };

type Begun = { kind: "answered"; answer: PayAnswer } | { kind: "started"; paymentId: string; card: ChosenCard };

/** Longer than any call to the processor takes. */
const AWAITED_MILLISECONDS = 15_000;
/** Longer than any charge can be on its way. */
const CLOSABLE_MILLISECONDS = 30_000;

/**
 * Pays now, at most once for each attempt. The intent is committed before the processor is called, and nothing is awaited
 * but SQL inside a transaction, so that a crash at any point leaves something that the reconciler can finish.
 * @throws Problem NOT_ALLOWED for an account that is not paid here
 */
export async function payNow(deps: Dependencies, payer: Payer, input: InstantPaymentInput): Promise<PayAnswer> {
  if (!isAttemptKey(input.attemptKey)) return { kind: "refusal", refusal: { code: "ATTEMPT_KEY_INVALID" }, final: false };
  const begun = await deps.database.transaction((tx) => begin(deps, tx, payer, input));
  if (begun.kind === "answered") return begun.answer;
  const { paymentId, card } = begun;
  const answer = await deps.processor.charge({ reference: paymentId, token: card.processorToken, codeToken: card.codeToken, amount: input.amount });
  await settle(deps, input.accountId, paymentId, answer);
  return { kind: "payment", paymentId };
}

async function begin(deps: Dependencies, tx: Transaction, payer: Payer, input: InstantPaymentInput): Promise<Begun> {
  const now = deps.securityClock.now();
  const name = { userId: payer.userId, key: input.attemptKey };
  const attempt = { ...name, accountId: input.accountId, bodyDigest: bodyDigest(input), paymentId: null, refusal: null, startedAt: now };
  if (!(await insertAttempt(tx, attempt, new Date(now.getTime() - KEPT_MILLISECONDS)))) return { kind: "answered", answer: await repeat(tx, name, attempt.bodyDigest, now) };
  await refuseWhoCannotPay(tx, payer, input.accountId);
  await lockLedger(tx, input.accountId);
  const { facts, card } = await gatherFacts(deps, tx, payer, input);
  const refusal = refusalOf(facts);
  if (!refusal && card) return start(deps, tx, payer, input, card);
  const told: Refusal = refusal ?? { code: "METHOD_NOT_FOUND" };
  await changeAttempt(tx, name, { refusal: told });
  return { kind: "answered", answer: { kind: "refusal", refusal: told, final: true } };
}

async function repeat(tx: Transaction, name: AttemptName, askedDigest: string, now: Date): Promise<PayAnswer> {
  const attempt = await attemptRow(tx, name);
  if (!attempt) return { kind: "refusal", refusal: { code: "ATTEMPT_STILL_RUNNING" }, final: false };
  const payment = attempt.paymentId === null ? undefined : await paymentRow(tx, attempt.accountId, attempt.paymentId);
  const told = repeatOf(attempt, askedDigest, payment, now);
  return told.kind === "payment" ? told : { kind: "refusal", refusal: told.refusal, final: told.kept };
}

async function start(deps: Dependencies, tx: Transaction, payer: Payer, input: InstantPaymentInput, card: ChosenCard): Promise<Begun> {
  const payment = newPayment(deps, payer, input, card);
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
  await changeAttempt(tx, { userId: payer.userId, key: input.attemptKey }, { paymentId });
  return { kind: "started", paymentId, card };
}

function newPayment({ clock, securityClock }: Dependencies, payer: Payer, input: InstantPaymentInput, card: ChosenCard): PaymentRow {
  const now = securityClock.now().getTime();
  const awaitedUntil = new Date(now + AWAITED_MILLISECONDS);
  return {
    accountId: input.accountId, id: `pay_${randomUUID()}`, userId: payer.userId, enteredBy: payer.firstName,
    amount: input.amount, state: "CONFIRMING", channel: "online", methodType: card.type, lastFour: card.lastFour,
    entryAt: clock.now(), paymentDate: clock.today(), debitDate: null,
    failureCode: null, balanceAfter: null, confirmationNumber: null, approvalCode: null,
    awaitedUntil, askFrom: awaitedUntil, asks: 0, closableFrom: new Date(now + CLOSABLE_MILLISECONDS),
  };
}
