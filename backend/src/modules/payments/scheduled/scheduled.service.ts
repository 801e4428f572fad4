import { randomUUID } from "node:crypto";
import type {
  FuturePaymentInput,
  ScheduledPaymentChangeInput,
  ScheduledPaymentInput,
  TermsAcceptanceInput,
} from "@portico/openapi/graph.resolvers";
import { storedReference } from "@portico/rules/customerReference";
import type { Dependencies } from "../../../dependencies.ts";
import type { Transaction } from "../../../database/database.ts";
import { refuseWhoCannotPay } from "../../account/account.reads.ts";
import { cancelRetry } from "../../dunning/dunning.writes.ts";
import { lockLedger } from "../../ledger/ledger.writes.ts";
import { spendToken } from "../../vault/vault.writes.ts";
import { methodWithFingerprint } from "../../wallet/wallet.reads.ts";
import { type PaymentRequest, changeRequest, scheduledPaymentRequest } from "../payments.request.ts";
import type { ChosenCard } from "../payments.chosenMethod.ts";
import { decide, type PayAnswer } from "../payments.decide.ts";
import { channelOf, logPayment } from "../payments.newPayment.ts";
import type { Payer } from "../payments.domain.ts";
import { notifyOf, recordsOf } from "../payments.notices.ts";
import { requestedParts, runPart } from "../payments.parts.ts";
import {
  changePayment,
  insertPayment,
  partRows,
  paymentRow,
  type PaymentRow,
  type TermsRow,
} from "../payments.repository.ts";
import { changeTerms, putScheduledCharge } from "./scheduled.repository.ts";

/**
 * Schedules a payment, at most once per idempotency key. The limits (two at a time, cut-off, last date, the method's
 * validity on that date) are checked in the transaction that writes it, with the account locked. Moves no money and
 * does not call the processor.
 * @throws Problem NOT_ALLOWED for an account that cannot be paid here
 */
export function schedulePayment(deps: Dependencies, payer: Payer, input: FuturePaymentInput): Promise<PayAnswer> {
  return deps.database.transaction(async (tx) => {
    const request = scheduledPaymentRequest(input);
    const decided = await decide(deps, tx, payer, { operation: "createFuturePayment", sent: input, request }, (card) =>
      begin(deps, tx, payer, request, card),
    );
    return decided.kind === "answered" ? decided.answer : { kind: "payment", paymentId: decided.paymentId };
  });
}

/** Changes a payment that is still scheduled; a refused change leaves it unchanged. */
export function changeScheduledPayment(
  deps: Dependencies,
  payer: Payer,
  input: ScheduledPaymentChangeInput,
): Promise<PayAnswer> {
  return deps.database.transaction(async (tx) => {
    const request = changeRequest(input);
    const decided = await decide(
      deps,
      tx,
      payer,
      { operation: "editScheduledPayment", sent: input, request },
      (card, before) => change(deps, tx, payer, request, card, before),
    );
    return decided.kind === "answered" ? decided.answer : { kind: "payment", paymentId: decided.paymentId };
  });
}

/**
 * Cancels a scheduled payment. The account lock decides a race with the runner: the loser finds the payment started, or
 * cancelled.
 * @returns undefined for a payment that does not exist
 * @throws Problem NOT_ALLOWED for an account that cannot be paid here
 */
export function cancelScheduledPayment(
  deps: Dependencies,
  payer: Payer,
  { accountId, paymentId }: ScheduledPaymentInput,
): Promise<PayAnswer | undefined> {
  return deps.database.transaction(async (tx) => {
    await refuseWhoCannotPay(tx, payer, accountId);
    await lockLedger(tx, accountId);
    const payment = await paymentRow(tx, accountId, paymentId);
    if (!payment) return undefined;
    if (payment.state === "SCHEDULED") {
      await changePayment(tx, accountId, paymentId, { state: "CANCELLED" });
      await logPayment(deps, tx, payer, "SCHEDULED_PAYMENT_CANCELLED", payment);
      deps.logger.info({ accountId, paymentId, state: "CANCELLED" }, "payment changed state");
    }
    // Cancels the retry of a payment that failed on its date.
    if (payment.state === "FAILED" && (await cancelRetry(tx, accountId, paymentId))) {
      await logPayment(deps, tx, payer, "SCHEDULED_PAYMENT_CANCELLED", payment);
      return { kind: "payment", paymentId };
    }
    const gone = payment.state !== "SCHEDULED" && payment.state !== "CANCELLED";
    return gone
      ? { kind: "refusal", refusal: { code: "NOT_SCHEDULED", paymentId }, final: false }
      : { kind: "payment", paymentId };
  });
}

async function begin(
  deps: Dependencies,
  tx: Transaction,
  payer: Payer,
  request: PaymentRequest,
  card: ChosenCard | undefined,
): Promise<string> {
  if (!card || request.date === null) throw new Error("a payment was scheduled without a card or a date");
  const payment = newScheduled(deps, payer, request, request.date, card);
  const { accountId, id: paymentId } = payment;
  await insertPayment(
    tx,
    payment,
    requestedParts(deps, payer, paymentId, request, card),
    acceptance(deps, accountId, paymentId, request.terms),
  );
  await logPayment(deps, tx, payer, "PAYMENT_SCHEDULED", payment, termsOf(request));
  await take(tx, card, paymentId);
  // The parts of a scheduled payment run at once: they do not depend on money that moves weeks later.
  for (const part of await partRows(tx, accountId, [paymentId])) await runPart(deps, tx, part);
  await chargeLater(tx, accountId, paymentId, card, request.saveMethod);
  return paymentId;
}

async function change(
  deps: Dependencies,
  tx: Transaction,
  payer: Payer,
  request: PaymentRequest,
  card: ChosenCard | undefined,
  before: PaymentRow | null,
): Promise<string> {
  if (!before || request.date === null) throw new Error("nothing to change");
  const { accountId, id } = before;
  const method = card ? { methodType: card.type, lastFour: card.lastFour, methodFingerprint: card.fingerprint } : {};
  const reference =
    request.customerReference === null ? {} : { customerReference: storedReference(request.customerReference) };
  const notify = request.notify === null ? {} : { notify: notifyOf(payer, request) };
  await changePayment(tx, accountId, id, {
    amount: request.amount,
    paymentDate: request.date,
    ...method,
    ...reference,
    ...notify,
  });
  await changeTerms(tx, acceptance(deps, accountId, id, request.terms));
  const after = { ...before, ...method, amount: request.amount, paymentDate: request.date };
  await logPayment(deps, tx, payer, "SCHEDULED_PAYMENT_CHANGED", after, termsOf(request));
  if (!card) return id;
  // The payment's id names the use of the token that it was scheduled with, so this use gets another name.
  await take(tx, card, `change_${randomUUID()}`);
  await chargeLater(tx, accountId, id, card, false);
  return id;
}

async function take(tx: Transaction, card: ChosenCard, spentOn: string): Promise<void> {
  if (card.vaultToken && !(await spendToken(tx, card.vaultToken, spentOn)))
    throw new Error("a token of the vault was used twice at once");
}

/** A saved method, including one saved just now, is resolved on the day: deleting it cancels the charge. */
async function chargeLater(
  tx: Transaction,
  accountId: string,
  paymentId: string,
  card: ChosenCard,
  saves: boolean,
): Promise<void> {
  const justSaved = saves ? await methodWithFingerprint(tx, accountId, card.fingerprint) : undefined;
  const paymentMethodId = card.savedMethodId ?? justSaved ?? null;
  const typedIn =
    paymentMethodId === null
      ? { processorToken: card.processorToken, expiry: card.expiry }
      : { processorToken: null, expiry: null };
  await putScheduledCharge(tx, { accountId, paymentId, paymentMethodId, ...typedIn, unavailable: false });
}

function termsOf({ terms: { release, locale, key, textHash } }: PaymentRequest) {
  return { release, locale, key, textHash };
}

function acceptance(
  { clock }: Dependencies,
  accountId: string,
  paymentId: string,
  { release, locale, key, textHash }: TermsAcceptanceInput,
): TermsRow {
  return { accountId, paymentId, release, locale, key, textHash, acceptedAt: clock.now() };
}

function newScheduled(
  { clock }: Dependencies,
  payer: Payer,
  request: PaymentRequest,
  paymentDate: string,
  card: ChosenCard,
): PaymentRow {
  const { accountId, amount } = request;
  return {
    accountId,
    id: `pay_${randomUUID()}`,
    userId: payer.userId,
    enteredBy: payer.firstName,
    amount,
    state: "SCHEDULED",
    channel: channelOf(payer),
    methodType: card.type,
    lastFour: card.lastFour,
    methodFingerprint: card.fingerprint,
    entryAt: clock.now(),
    startedAt: null,
    paymentDate,
    debitDate: null,
    ...recordsOf(payer, request),
    failureCode: null,
    balanceAfter: null,
    confirmationNumber: null,
    approvalCode: null,
    awaitedUntil: null,
    nextAttemptAt: null,
    asks: 0,
    closableFrom: null,
    settledAt: null,
  };
}
