import { randomUUID } from "node:crypto";
import type { FuturePaymentInput, ScheduledPaymentChangeInput, ScheduledPaymentInput, TermsAcceptanceInput } from "@portico/openapi/graph.resolvers";
import { storedReference } from "@portico/rules/customerReference";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { refuseWhoCannotPay } from "../account/account.reads.ts";
import { callOffRetry } from "../dunning/dunning.writes.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import { useUp } from "../vault/vault.writes.ts";
import { methodWithFingerprint } from "../wallet/wallet.reads.ts";
import { askedChange, askedLater, type Asked } from "./payments.asked.ts";
import type { ChosenCard } from "./payments.chosenMethod.ts";
import { decide, type PayAnswer } from "./payments.decide.ts";
import type { Payer } from "./payments.domain.ts";
import { channelOf } from "./payments.newPayment.ts";
import { notifyOf, recordsOf } from "./payments.notices.ts";
import { doPart, partsAskedFor } from "./payments.parts.ts";
import { changePayment, insertPayment, partRows, paymentRow, type PaymentRow, type TermsRow } from "./payments.repository.ts";
import { changeTerms, putScheduledCharge } from "./scheduled.repository.ts";

/**
 * Schedules a payment, at most once for each attempt. The limits (two at a time, cut-off, last date, the method on that date) are judged in
 * the transaction that writes it, with the account locked. No money moves and nothing is asked of the processor.
 * @throws Problem NOT_ALLOWED for an account that is not paid here
 */
export function schedulePayment(deps: Dependencies, payer: Payer, input: FuturePaymentInput): Promise<PayAnswer> {
  return deps.database.transaction(async (tx) => {
    const asked = askedLater(input);
    const decided = await decide(deps, tx, payer, { operation: "createFuturePayment", sent: input, asked }, (card) => begin(deps, tx, payer, asked, card));
    return decided.kind === "answered" ? decided.answer : { kind: "payment", paymentId: decided.paymentId };
  });
}

/** Changes a payment that is still scheduled; what is refused leaves it as it was. */
export function changeScheduledPayment(deps: Dependencies, payer: Payer, input: ScheduledPaymentChangeInput): Promise<PayAnswer> {
  return deps.database.transaction(async (tx) => {
    const asked = askedChange(input);
    const decided = await decide(deps, tx, payer, { operation: "editScheduledPayment", sent: input, asked }, (card, before) => change(deps, tx, payer, asked, card, before));
    return decided.kind === "answered" ? decided.answer : { kind: "payment", paymentId: decided.paymentId };
  });
}

/**
 * Calls a scheduled payment off. Whoever locks the account first wins against the run of the same instant: the other finds the payment
 * started, or called off. Undefined for a payment that is not there.
 * @throws Problem NOT_ALLOWED for an account that is not paid here
 */
export function cancelScheduledPayment(deps: Dependencies, payer: Payer, { accountId, paymentId }: ScheduledPaymentInput): Promise<PayAnswer | undefined> {
  return deps.database.transaction(async (tx) => {
    await refuseWhoCannotPay(tx, payer, accountId);
    await lockLedger(tx, accountId);
    const payment = await paymentRow(tx, accountId, paymentId);
    if (!payment) return undefined;
    if (payment.state === "SCHEDULED") {
      await changePayment(tx, accountId, paymentId, { state: "CANCELLED" });
      deps.logger.info({ accountId, paymentId, state: "CANCELLED" }, "payment changed state");
    }
    // What was not taken on its day is called off like what waits for it: it is not tried again.
    if (payment.state === "FAILED" && (await callOffRetry(tx, accountId, paymentId))) return { kind: "payment", paymentId };
    const gone = payment.state !== "SCHEDULED" && payment.state !== "CANCELLED";
    return gone ? { kind: "refusal", refusal: { code: "NOT_SCHEDULED", paymentId }, final: false } : { kind: "payment", paymentId };
  });
}

async function begin(deps: Dependencies, tx: Transaction, payer: Payer, asked: Asked, card: ChosenCard | undefined): Promise<string> {
  if (!card || asked.date === null) throw new Error("a payment was scheduled without a card or a date");
  const payment = newScheduled(deps, payer, asked, asked.date, card);
  const { accountId, id: paymentId } = payment;
  await insertPayment(tx, payment, partsAskedFor(deps, payer, paymentId, asked, card), acceptance(deps, accountId, paymentId, asked.terms));
  await take(tx, card, paymentId);
  // What stands beside a scheduled payment is done at once: it does not depend on money that moves weeks later.
  for (const part of await partRows(tx, accountId, [paymentId])) await doPart(deps, tx, part);
  await chargeLater(tx, accountId, paymentId, card, asked.saveMethod);
  return paymentId;
}

async function change(deps: Dependencies, tx: Transaction, payer: Payer, asked: Asked, card: ChosenCard | undefined, before: PaymentRow | null): Promise<string> {
  if (!before || asked.date === null) throw new Error("nothing to change");
  const { accountId, id } = before;
  const method = card ? { methodType: card.type, lastFour: card.lastFour } : {};
  const reference = asked.customerReference === null ? {} : { customerReference: storedReference(asked.customerReference) };
  const notify = asked.notify === null ? {} : { notify: notifyOf(payer, asked) };
  await changePayment(tx, accountId, id, { amount: asked.amount, paymentDate: asked.date, ...method, ...reference, ...notify });
  await changeTerms(tx, acceptance(deps, accountId, id, asked.terms));
  if (!card) return id;
  // The payment's own token is the one that it was scheduled with.
  await take(tx, card, `change_${randomUUID()}`);
  await chargeLater(tx, accountId, id, card, false);
  return id;
}

async function take(tx: Transaction, card: ChosenCard, spentOn: string): Promise<void> {
  if (card.vaultToken && !(await useUp(tx, card.vaultToken, spentOn))) throw new Error("a token of the vault was used twice at once");
}

/** A method of the wallet, also one that was just put there, is looked up there on the day: whoever deletes it calls the charge off. */
async function chargeLater(tx: Transaction, accountId: string, paymentId: string, card: ChosenCard, saves: boolean): Promise<void> {
  const justSaved = saves ? await methodWithFingerprint(tx, accountId, card.fingerprint) : undefined;
  const paymentMethodId = card.savedMethodId ?? justSaved ?? null;
  const typedIn = paymentMethodId === null ? { processorToken: card.processorToken, expiry: card.expiry } : { processorToken: null, expiry: null };
  await putScheduledCharge(tx, { accountId, paymentId, paymentMethodId, ...typedIn });
}

function acceptance({ clock }: Dependencies, accountId: string, paymentId: string, { release, locale, key, textHash }: TermsAcceptanceInput): TermsRow {
  return { accountId, paymentId, release, locale, key, textHash, acceptedAt: clock.now() };
}

function newScheduled({ clock }: Dependencies, payer: Payer, asked: Asked, paymentDate: string, card: ChosenCard): PaymentRow {
  const { accountId, amount } = asked;
  return {
    accountId, id: `pay_${randomUUID()}`, userId: payer.userId, enteredBy: payer.firstName, amount, state: "SCHEDULED",
    channel: channelOf(payer), methodType: card.type, lastFour: card.lastFour, entryAt: clock.now(), startedAt: null, paymentDate, debitDate: null,
    ...recordsOf(payer, asked),
    failureCode: null, balanceAfter: null, confirmationNumber: null, approvalCode: null, awaitedUntil: null, askFrom: null, asks: 0, closableFrom: null,
  };
}
