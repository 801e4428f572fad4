import { declineKind, nextRetryDate, nextTryAfterOutage, retryLimit, type UnattendedFailureCode } from "@portico/rules/dunning";
import { addDays, instantAt } from "@portico/rules/dates";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { pauseAutoPay } from "../autopay/autopay.debit.writes.ts";
import { amountDueOf } from "../billing/billing.reads.ts";
import { refusedTriesOf } from "../payments/payments.reads.ts";
import { tellFailure } from "./dunning.notices.ts";
import { changeFailure, closeFailures, failureRow, putFailure, triedBy, type FailureRow } from "./dunning.repository.ts";

/** A payment at which nobody was there, and why it was not taken. Cents. */
export type Failed = Pick<FailureRow, "accountId" | "kind" | "plannedOn" | "methodType" | "lastFour" | "amount" | "discount"> & {
  code: UnattendedFailureCode;
  /** Of a scheduled payment its own id; null for a debit that had nothing to be charged with. */
  paymentId: string | null;
  /** Who asked for it, as far as that is known. */
  askedBy: string | null;
};

/** A payment that may be a try. Cents. */
type Try = { accountId: string; id: string; amount: number };

const idOf = ({ kind, plannedOn, paymentId }: Failed) => (kind === "AUTO_PAY" ? `autopay_${plannedOn}` : (paymentId ?? plannedOn));

/**
 * Writes down that a payment was not taken at which nobody was there, plans the next try by the published schedule or gives it up, and tells
 * the account's people. In the transaction that settles it, with the account locked.
 */
export async function recordFailure(deps: Dependencies, tx: Transaction, failed: Failed): Promise<void> {
  const { accountId, kind, plannedOn, paymentId, methodType, lastFour, amount, discount, code, askedBy } = failed;
  const now = deps.clock.now();
  const today = deps.clock.today();
  const first: FailureRow = {
    accountId, id: idOf(failed), kind, plannedOn, paymentId, methodType, lastFour, code, amount, discount, state: "FINAL", nextTryAt: null,
    owedThen: await amountDueOf(tx, accountId, today), firstFailedAt: now, firstFailedOn: today, failedOn: today, tries: 0, outages: 0,
  };
  await putFailure(tx, await plan(deps, tx, first, { code, amount }, askedBy));
}

/** A try was not taken either. @returns false for a payment that is no try */
export async function recordFailedTry(deps: Dependencies, tx: Transaction, { accountId, id, amount }: Try, code: UnattendedFailureCode): Promise<boolean> {
  const row = await triedBy(tx, accountId, id);
  if (!row) return false;
  await putFailure(tx, await plan(deps, tx, row, { code, amount }, null));
  return true;
}

/** A next try had nothing to be charged with: the method is over, gone or out of use. */
export async function recordUntriable(deps: Dependencies, tx: Transaction, row: FailureRow, code: UnattendedFailureCode): Promise<void> {
  await putFailure(tx, await plan(deps, tx, row, { code, amount: row.amount }, null));
}

/** A try was taken: it is told once. @returns false for a payment that is no try */
export async function recordRecovery(deps: Dependencies, tx: Transaction, { accountId, id, amount }: Try): Promise<boolean> {
  const row = await triedBy(tx, accountId, id);
  if (!row) return false;
  await changeFailure(tx, row, { state: "RECOVERED" });
  await tellFailure(deps, tx, { ...row, amount }, "recovered", null);
  return true;
}

/** What the customer has called off, paid otherwise or changed is not tried again, nor told any more. @returns whether anything was open */
export async function cancelRetries(tx: Transaction, accountId: string, of: { kind?: FailureRow["kind"]; id?: string } = {}): Promise<boolean> {
  return (await closeFailures(tx, accountId, of)) > 0;
}

/** Calls the next try of a scheduled payment off; twice is once. @returns false for a payment that did not fail by itself, or is being tried */
export async function callOffRetry(tx: Transaction, accountId: string, paymentId: string): Promise<boolean> {
  const row = await failureRow(tx, accountId, paymentId);
  if (row?.kind !== "SCHEDULED" || row.state === "TRYING" || row.state === "RECOVERED") return false;
  await closeFailures(tx, accountId, { id: paymentId });
  return true;
}

/** The row as it is after one more failure, with the next try or none; tells it, and pauses Auto Pay after the last one. */
async function plan(deps: Dependencies, tx: Transaction, before: FailureRow, { code, amount }: Pick<FailureRow, "code" | "amount">, askedBy: string | null): Promise<FailureRow> {
  const isOutage = declineKind(code) === "outage";
  const failed = { ...before, code, failedOn: deps.clock.today(), tries: before.tries + (isOutage ? 0 : 1), outages: isOutage ? before.outages + 1 : 0 };
  const nextTryAt = failed.owedThen > 0 ? await nextTry(deps, tx, failed) : null;
  const row: FailureRow = { ...failed, nextTryAt, state: nextTryAt === null ? "FINAL" : "WAITING" };
  // An outage of the processor gives up one debit; the method is as good as before.
  if (row.state === "FINAL" && row.kind === "AUTO_PAY" && !isOutage) await pauseAutoPay(tx, row.accountId, row.failedOn, code);
  if (!(isOutage && nextTryAt !== null)) await tellFailure(deps, tx, { ...row, amount }, nextTryAt === null ? "final" : "retry", askedBy);
  deps.logger.info({ accountId: row.accountId, failureId: row.id, code, tries: row.tries, nextTryAt }, "an unattended payment was not taken");
  return row;
}

async function nextTry({ clock }: Dependencies, tx: Transaction, row: FailureRow): Promise<Date | null> {
  const { accountId, code, methodType, lastFour, tries, outages, firstFailedOn } = row;
  if (declineKind(code) === "outage") return nextTryAfterOutage(outages, clock.now());
  if (declineKind(code) === "hard" || methodType === null || lastFour === null) return null;
  const today = clock.today();
  const triesOfMethod = await refusedTriesOf(tx, accountId, { methodType, lastFour }, addDays(today, -retryLimit.days));
  const date = nextRetryDate({ code, method: methodType === "bankAccount" ? "bankAccount" : "card", tries, firstFailedOn, today, triesOfMethod });
  return date === null ? null : instantAt(date, 0, 0, clock.timeZone);
}
