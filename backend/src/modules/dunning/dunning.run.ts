import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { drain } from "../../lib/drain.ts";
import type { Heartbeat } from "../../lib/jobScheduler.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { reopenDebit } from "../autopay/autopay.debit.writes.ts";
import { isBeingChanged, nextDebitDateOf } from "../autopay/autopay.reads.ts";
import { owingNow } from "../billing/billing.reads.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import { chargeAutomatically, openRetry, type AutomaticCharge } from "../payments/scheduled/automaticCharge.writes.ts";
import { isAuthorized, isCoveredByNextDebit, outstandingNow, retryDebit, type RetryDebit } from "./dunning.reads.ts";
import { changeFailure, type DueFailure, dueFailures, failureRow, type FailureRow } from "./dunning.repository.ts";
import { recordUntriable } from "./dunning.writes.ts";

/** Concurrency limit: the calls need most of a process's database connections. */
const AT_ONCE = 6;
const PAGE = 500;
/** How long a retry is postponed while something else has to be done first, so that it does not block the others. */
const POSTPONED_MILLISECONDS = 15 * 60_000;

/**
 * The retry of a payment (dunning): retries the failed payments whose retry is due by business time. Safe in any number
 * of processes: the account is locked, the failure is marked as being tried in the same transaction, and each try has
 * its own charge reference.
 * @returns how many it started
 */
export function runDueRetries(deps: Dependencies, heartbeat: Heartbeat = () => undefined): Promise<number> {
  const now = deps.clock.now();
  const page = (after: DueFailure | undefined) => dueFailures(deps.database, now, PAGE, after);
  const work = async ({ accountId, id }: DueFailure) => {
    heartbeat();
    return onAccountTime(deps, deps.database, accountId)
      .then((own) => retry(own, accountId, id))
      .catch((error: unknown) => {
        deps.logger.error({ err: error, accountId }, "a payment could not be tried again");
        return false;
      });
  };
  return drain(page, work, AT_ONCE);
}

async function retry(deps: Dependencies, accountId: string, id: string): Promise<boolean> {
  const charge = await deps.database.transaction((tx) => prepareRetry(deps, tx, accountId, id));
  if (charge) await chargeAutomatically(deps, charge);
  return charge !== undefined;
}

async function prepareRetry(
  deps: Dependencies,
  tx: Transaction,
  accountId: string,
  id: string,
): Promise<AutomaticCharge | undefined> {
  await lockLedger(tx, accountId);
  const now = deps.clock.now();
  const row = await failureRow(tx, accountId, id);
  if (row?.state !== "WAITING" || row.paymentId === null || row.nextAttemptAt === null || row.nextAttemptAt > now)
    return undefined;
  const today = deps.clock.today();
  const owing = await owingNow(tx, accountId, today);
  // A debit that is due charges this amount too, and cancels this retry when it begins.
  const coveredByDebit = isCoveredByNextDebit(row, today, await nextDebitDateOf(tx, accountId));
  if (owing.paymentLocked || coveredByDebit || (await isBeingChanged(tx, accountId)))
    return updateWithoutCharge(tx, row, { nextAttemptAt: new Date(now.getTime() + POSTPONED_MILLISECONDS) });
  // Auto Pay was cancelled meanwhile, or the failure was paid otherwise.
  if (!(await isAuthorized(tx, row))) return updateWithoutCharge(tx, row, { state: "CLOSED", nextAttemptAt: null });
  const { amount, discount } = retryDebit(row, await outstandingNow(tx, row, owing, today));
  if (amount <= 0) return updateWithoutCharge(tx, row, { state: "PAID", nextAttemptAt: null });
  return openRetryCharge(deps, tx, row, row.paymentId, { amount, discount });
}

async function openRetryCharge(
  deps: Dependencies,
  tx: Transaction,
  row: FailureRow,
  failedPaymentId: string,
  { amount, discount }: RetryDebit,
): Promise<AutomaticCharge | undefined> {
  const { accountId, kind, plannedOn: debitDate } = row;
  const tried = await openRetry(deps, tx, accountId, failedPaymentId, amount);
  if (tried.kind === "untriable") return void (await recordUntriable(deps, tx, row, tried.code));
  const { paymentId } = tried.charge;
  if (kind === "AUTO_PAY") await reopenDebit(tx, { accountId, debitDate, amount, discount, paymentId });
  await changeFailure(tx, row, { state: "TRYING", nextAttemptAt: null, paymentId });
  return tried.charge;
}

async function updateWithoutCharge(tx: Transaction, row: FailureRow, change: Partial<FailureRow>): Promise<undefined> {
  await changeFailure(tx, row, change);
  return undefined;
}
