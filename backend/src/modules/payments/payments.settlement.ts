import type { ChosenCard } from "./payments.chosenMethod.ts";
import type { Dependencies } from "../../dependencies.ts";
import { securityLog } from "../../lib/logger.ts";
import type { Transaction } from "../../database/database.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { debitOfPayment, endDebit } from "../autopay/autopay.writes.ts";
import { amountDueOf } from "../billing/billing.reads.ts";
import {
  cancelRetries,
  recordFailedTry,
  recordFailure,
  recordRecovery,
  recordLateSuccess,
} from "../dunning/dunning.writes.ts";
import { lockLedger, post } from "../ledger/ledger.writes.ts";
import { deviceOfPayment, type DeviceRow } from "../mobile/mobile.reads.ts";
import { bookDevicePayment } from "../mobile/mobile.writes.ts";
import { bookAndRestore } from "../account-status/suspension.writes.ts";
import { newConfirmationNumber, transitionFor, type Transition } from "./payments.domain.ts";
import { notifyOutcome, notifyPayer, type Decided } from "./payments.notices.ts";
import { runPart, skipPart } from "./payments.parts.ts";
import { changePayment, partRows, paymentRow, type PaymentRow } from "./payments.repository.ts";
import type { ChargeState } from "./processor/processor.ts";

type Debit = Awaited<ReturnType<typeof debitOfPayment>>;
type Settled = Extract<Transition, { to: "SUBMITTED" | "FAILED" }>;

/** Charges a card for a payment whose intent is committed, and settles it. */
export async function chargeAndSettle(
  deps: Dependencies,
  { accountId, amount }: { accountId: string; amount: number },
  paymentId: string,
  { processorToken: token, codeToken }: ChosenCard,
): Promise<void> {
  await settle(
    deps,
    accountId,
    paymentId,
    await deps.processor.charge({ reference: paymentId, token, codeToken, amount }),
  );
}

/**
 * Settles a payment by the processor's answer: state, ledger entries and the saved card change in one transaction.
 * Idempotent and safe under concurrency: the account is locked, and a settled payment never changes.
 */
export async function settle(
  request: Dependencies,
  accountId: string,
  paymentId: string,
  answer: ChargeState,
): Promise<void> {
  const deps = await onAccountTime(request, request.database, accountId);
  const change = await deps.database.transaction(async (tx) => {
    await lockLedger(tx, accountId);
    const payment = await paymentRow(tx, accountId, paymentId);
    const transition: Transition = payment ? transitionFor(payment.state, answer) : { to: "unchanged" };
    if (payment) await apply(deps, tx, payment, transition);
    return transition.to;
  });
  if (change !== "unchanged") deps.logger.info({ accountId, paymentId, state: change }, "payment changed state");
  if (["SUBMITTED", "FAILED"].includes(change))
    securityLog(deps.logger).info(
      { event: "settlePayment", result: change, account: accountId, payment: paymentId },
      "security",
    );
}

async function apply(deps: Dependencies, tx: Transaction, payment: PaymentRow, transition: Transition): Promise<void> {
  const nextAttemptAt = deps.securityClock.now();
  switch (transition.to) {
    case "unchanged":
      return payment.awaitedUntil
        ? changePayment(tx, payment.accountId, payment.id, { awaitedUntil: null, nextAttemptAt })
        : undefined;
    case "PENDING":
      return changePayment(tx, payment.accountId, payment.id, { state: "PENDING", awaitedUntil: null, nextAttemptAt });
    case "FAILED":
    case "SUBMITTED":
      return finish(deps, tx, payment, transition);
  }
}

async function finish(deps: Dependencies, tx: Transaction, payment: PaymentRow, transition: Settled): Promise<void> {
  const { accountId, id } = payment;
  const device = await deviceOfPayment(tx, accountId, id);
  const debit = payment.channel === "autoPay" ? await debitOfPayment(tx, accountId, id) : undefined;
  const left = transition.to === "SUBMITTED" ? await postPayment(deps, tx, payment, device) : device?.remainingBalance;
  if (payment.channel === "autoPay" && transition.to === "FAILED")
    await endDebit(deps, tx, accountId, id, transition.code);
  const balanceAfter = left ?? (await amountDueOf(tx, accountId, deps.clock.today()));
  const outcome = outcomeOf(transition, payment);
  await changePayment(tx, accountId, id, {
    ...outcome,
    balanceAfter,
    awaitedUntil: null,
    nextAttemptAt: null,
    closableFrom: null,
    settledAt: deps.clock.now(),
  });
  await notifyOutcome(deps, tx, { ...payment, ...outcome });
  if (!isUnattended(payment)) await notifyPayer(deps, tx, { ...payment, ...outcome });
  if (isUnattended(payment)) await followUp(deps, tx, payment, transition, debit);
  if (payment.state === "FAILED" && transition.to === "SUBMITTED") await recordLateSuccess(deps, tx, payment);
  if (transition.to === "SUBMITTED" && left === undefined && balanceAfter === 0) await cancelRetries(tx, accountId);
  for (const part of await partRows(tx, accountId, [id])) {
    // The parts of a scheduled payment ran when it was scheduled.
    if (part.state === "CONFIRMING") await (transition.to === "FAILED" ? skipPart(tx, part) : runPart(deps, tx, part));
  }
}

/** Whether the payment is unattended: its debit date is set before its outcome is known. */
const isUnattended = ({ channel, debitDate }: PaymentRow) => channel === "autoPay" || debitDate !== null;

/**
 * Follows up an unattended payment: schedules a retry or gives up, and notifies. A retry that succeeds is notified too.
 */
async function followUp(
  deps: Dependencies,
  tx: Transaction,
  payment: PaymentRow,
  transition: Settled,
  debit: Debit,
): Promise<void> {
  if (transition.to === "SUBMITTED") return void (await recordRecovery(deps, tx, payment));
  if (await recordFailedTry(deps, tx, payment, transition.code)) return;
  const { accountId, id: paymentId, methodType, lastFour, amount, userId: askedBy } = payment;
  const planned = debit
    ? ({ kind: "AUTO_PAY", plannedOn: debit.debitDate, discount: debit.discount } as const)
    : ({ kind: "SCHEDULED", plannedOn: payment.paymentDate, discount: 0 } as const);
  await recordFailure(deps, tx, {
    accountId,
    paymentId,
    methodType,
    lastFour,
    amount,
    askedBy,
    code: transition.code,
    ...planned,
  });
}

function outcomeOf(transition: Settled, payment: PaymentRow): Partial<PaymentRow> & Pick<Decided, "state"> {
  if (transition.to === "FAILED") return { state: "FAILED", failureCode: transition.code, debitDate: null };
  const { approvalCode } = transition;
  return {
    state: "SUBMITTED",
    failureCode: null,
    approvalCode,
    confirmationNumber: newConfirmationNumber(),
    debitDate: payment.debitDate ?? payment.paymentDate,
  };
}

/** @returns the device's remaining balance in cents; undefined for a bill payment */
async function postPayment(
  deps: Dependencies,
  tx: Transaction,
  { accountId, id, amount, paymentDate, channel }: PaymentRow,
  device: DeviceRow | undefined,
): Promise<number | undefined> {
  if (device) return bookDevicePayment(tx, device, { id, amount, paymentDate }, deps.clock.now());
  const book = async () => {
    await post(tx, {
      accountId,
      kind: "payment",
      amount,
      reference: id,
      businessDate: paymentDate,
      recordedAt: deps.clock.now(),
    });
    // An Auto Pay debit's discount is booked with it: what is still past due is computed after both.
    if (channel === "autoPay") await endDebit(deps, tx, accountId, id, null);
  };
  await bookAndRestore(deps, tx, { accountId, id }, book);
  return undefined;
}
