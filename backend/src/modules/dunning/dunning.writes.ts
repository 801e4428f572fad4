import {
  declineKind,
  nextRetryDate,
  nextTryAfterOutage,
  retryLimit,
  type UnattendedFailureCode,
} from "@portico/rules/dunning";
import { addDays, instantAt } from "@portico/rules/dates";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { liftPause, pauseAutoPay } from "../autopay/autopay.debit.writes.ts";
import { amountDueOf } from "../billing/billing.reads.ts";
import { refusedTriesOf } from "../payments/payments.reads.ts";
import { notifyFailure, type NoticeKind } from "./dunning.notices.ts";
import { isAuthorized } from "./dunning.reads.ts";
import {
  changeFailure,
  closeFailures,
  failureRow,
  failuresOfTry,
  putFailure,
  triedBy,
  type FailureRow,
} from "./dunning.repository.ts";

/** A failed unattended payment with the reason. Cents. */
export type Failed = Pick<
  FailureRow,
  "accountId" | "kind" | "plannedOn" | "methodType" | "lastFour" | "amount" | "discount"
> & {
  code: UnattendedFailureCode;
  /** For a scheduled payment its own id; null for a debit without a method to charge. */
  paymentId: string | null;
  /** The user who requested it, if known. */
  askedBy: string | null;
};

/** A payment that may be a retry. Cents. */
type Try = { accountId: string; id: string; amount: number };

const idOf = ({ kind, plannedOn, paymentId }: Failed) =>
  kind === "AUTO_PAY" ? `autopay_${plannedOn}` : (paymentId ?? plannedOn);

/**
 * Records a failed unattended payment, schedules the next retry by the published schedule or gives up, and notifies the
 * account's users. Runs in the transaction that settles the payment, with the account locked.
 */
export async function recordFailure(deps: Dependencies, tx: Transaction, failed: Failed): Promise<void> {
  const { accountId, kind, plannedOn, paymentId, methodType, lastFour, amount, discount, code, askedBy } = failed;
  const now = deps.clock.now();
  const today = deps.clock.today();
  const first: FailureRow = {
    accountId,
    id: idOf(failed),
    kind,
    plannedOn,
    paymentId,
    methodType,
    lastFour,
    code,
    amount,
    discount,
    state: "FINAL",
    nextAttemptAt: null,
    owedThen: await amountDueOf(tx, accountId, today),
    firstFailedAt: now,
    firstFailedOn: today,
    failedOn: today,
    tries: 0,
    outages: 0,
  };
  await putFailure(tx, await plan(deps, tx, first, { code, amount }, askedBy));
}

/**
 * Records that a retry failed too.
 * @returns false for a payment that is not a retry
 */
export async function recordFailedTry(
  deps: Dependencies,
  tx: Transaction,
  { accountId, id, amount }: Try,
  code: UnattendedFailureCode,
): Promise<boolean> {
  const row = await triedBy(tx, accountId, id);
  if (!row) return false;
  // An earlier try turned out to be taken meanwhile.
  if (row.owedThen === 0) await changeFailure(tx, row, { state: "CLOSED" });
  else await putFailure(tx, await plan(deps, tx, row, { code, amount }, null));
  return true;
}

/** Records that a retry had no method to charge: it has expired, was deleted or is disabled. */
export async function recordUntriable(
  deps: Dependencies,
  tx: Transaction,
  row: FailureRow,
  code: UnattendedFailureCode,
): Promise<void> {
  await putFailure(tx, await plan(deps, tx, row, { code, amount: row.amount }, null));
}

/**
 * Records that a retry succeeded, and notifies once.
 * @returns false for a payment that is not a retry
 */
export async function recordRecovery(
  deps: Dependencies,
  tx: Transaction,
  { accountId, id, amount }: Try,
): Promise<boolean> {
  const row = await triedBy(tx, accountId, id);
  if (!row) return false;
  await changeFailure(tx, row, { state: "RECOVERED" });
  await notifyFailure(deps, tx, { ...row, amount }, "recovered", null);
  return true;
}

/**
 * Ends the retries of a payment that had failed, was given up for example, and turned out to be taken after all; lifts
 * the pause that it caused, and notifies whoever was told that it failed. A retry that is in flight is the last one.
 */
export async function recordLateSuccess(
  deps: Dependencies,
  tx: Transaction,
  payment: Try & { channel: string; paymentDate: string; failureCode: string | null },
): Promise<void> {
  const { amount, failureCode } = payment;
  for (const row of await failuresOfTry(tx, payment)) {
    if (row.state === "TRYING") {
      await changeFailure(tx, row, { owedThen: 0 });
      continue;
    }
    await changeFailure(tx, row, { state: "CLOSED", nextAttemptAt: null });
    if (row.kind === "AUTO_PAY" && row.code === failureCode) await liftPause(tx, row.accountId, row.failedOn, row.code);
    if (row.state === "FINAL" || row.tries > 0) await notifyFailure(deps, tx, { ...row, amount }, "takenLate", null);
  }
}

/**
 * Cancels the retries of failures that the customer has cancelled, paid otherwise or changed, and stops showing them.
 * @returns whether anything was open
 */
export async function cancelRetries(
  tx: Transaction,
  accountId: string,
  of: { kind?: FailureRow["kind"]; id?: string } = {},
): Promise<boolean> {
  return (await closeFailures(tx, accountId, of)) > 0;
}

/**
 * Cancels the retry of a scheduled payment; idempotent.
 * @returns false for a payment that is not a recorded failure, or is being retried
 */
export async function cancelRetry(tx: Transaction, accountId: string, paymentId: string): Promise<boolean> {
  const row = await failureRow(tx, accountId, paymentId);
  if (row?.kind !== "SCHEDULED" || row.state === "TRYING" || row.state === "RECOVERED") return false;
  await closeFailures(tx, accountId, { id: paymentId });
  return true;
}

/** The row after one more failure, with the next retry or none. Notifies, and pauses Auto Pay after the last retry. */
async function plan(
  deps: Dependencies,
  tx: Transaction,
  before: FailureRow,
  { code, amount }: Pick<FailureRow, "code" | "amount">,
  askedBy: string | null,
): Promise<FailureRow> {
  const isOutage = declineKind(code) === "outage";
  const failed = {
    ...before,
    code,
    failedOn: deps.clock.today(),
    tries: before.tries + (isOutage ? 0 : 1),
    outages: isOutage ? before.outages + 1 : 0,
  };
  const authorized = await isAuthorized(tx, failed);
  const nextAttemptAt = authorized && failed.owedThen > 0 ? await planRetry(deps, tx, failed) : null;
  const row: FailureRow = { ...failed, nextAttemptAt, state: nextAttemptAt === null ? "FINAL" : "WAITING" };
  // An outage of the processor ends this debit only; the method is still good, so Auto Pay is not paused.
  if (row.state === "FINAL" && row.kind === "AUTO_PAY" && !isOutage && authorized)
    await pauseAutoPay(tx, row.accountId, row.failedOn, code);
  const last: NoticeKind = authorized ? "final" : "revoked";
  if (!(isOutage && nextAttemptAt !== null))
    await notifyFailure(deps, tx, { ...row, amount }, nextAttemptAt === null ? last : "retry", askedBy);
  deps.logger.info(
    { accountId: row.accountId, failureId: row.id, code, tries: row.tries, nextAttemptAt },
    "an unattended payment was not taken",
  );
  return row;
}

async function planRetry({ clock }: Dependencies, tx: Transaction, row: FailureRow): Promise<Date | null> {
  const { accountId, code, methodType, lastFour, tries, outages, firstFailedOn } = row;
  if (declineKind(code) === "outage") return nextTryAfterOutage(outages, clock.now());
  if (declineKind(code) === "hard" || methodType === null || lastFour === null) return null;
  const today = clock.today();
  const triesOfMethod = await refusedTriesOf(tx, accountId, { methodType, lastFour }, addDays(today, -retryLimit.days));
  const date = nextRetryDate({
    code,
    method: methodType === "bankAccount" ? "bankAccount" : "card",
    tries,
    firstFailedOn,
    today,
    triesOfMethod,
  });
  return date === null ? null : instantAt(date, 0, 0, clock.timeZone);
}
