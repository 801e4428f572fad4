import { amountToRetry } from "@portico/rules/dunning";
import { addDays, localDateAt } from "@portico/rules/dates";
import { stillDue } from "@portico/rules/paymentAmount";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { coversDebit, nextDebitDateOf } from "../autopay/autopay.reads.ts";
import { owingNow, type OwingNow } from "../billing/billing.reads.ts";
import { methodOfScheduled, paidByPeopleSince } from "../payments/payments.reads.ts";
import { openFailures, type FailureRow } from "./dunning.repository.ts";

/** How many days a failure is shown, unless it is paid before. */
const SHOWN_DAYS = 60;
/** How many days a failure is shown when nothing was owed, because the payment was made ahead. */
const SHOWN_DAYS_WHEN_NOT_OWED = 14;

/** A failed unattended payment that the customer has not paid otherwise. Cents. */
export interface PaymentFailure {
  id: string;
  kind: FailureRow["kind"];
  code: FailureRow["code"];
  plannedOn: string;
  failedOn: string;
  /** The amount of the failed charge. */
  amount: number;
  /** The part that is still unpaid; a retry charges this, less Auto Pay's discount. */
  outstanding: number;
  /** Local date; null when it is not retried. */
  nextTryOn: string | null;
  /** What the retry will charge; null when there is none, or when the Auto Pay debit of that date includes it. */
  nextAmount: number | null;
  /** Auto Pay's discount that the retry takes off; null when there is none. */
  nextDiscount: number | null;
  paymentId: string | null;
  methodType: FailureRow["methodType"];
  lastFour: string | null;
}

/** The unpaid part of a failure. For an Auto Pay debit it includes the discount. Cents. */
export async function outstandingOf(
  tx: Transaction,
  { accountId, amount, discount, firstFailedAt }: FailureRow,
  owing: OwingNow,
): Promise<number> {
  return amountToRetry({
    promised: amount + discount,
    paidSince: await paidByPeopleSince(tx, accountId, firstFailedAt),
    stillDue: stillDue(owing),
  });
}

/**
 * Whether a failure may be retried, and may pause Auto Pay. Cancelling Auto Pay or choosing another method revokes the
 * authorization of its debits, also of one that was in flight then and had not failed yet.
 */
export async function isAuthorized(tx: Transaction, row: FailureRow): Promise<boolean> {
  const { accountId, kind, paymentId, amount, discount } = row;
  // A debit without a payment failed because of the method that Auto Pay has now.
  if (kind === "SCHEDULED" || paymentId === null) return true;
  const charged = await methodOfScheduled(tx, accountId, paymentId);
  return charged !== null && (await coversDebit(tx, accountId, charged, amount + discount));
}

/** What a retry charges, and its discount. Cents. */
export type RetryDebit = Pick<FailureRow, "amount" | "discount">;

/**
 * The discount is the failed debit's own: a newer bill has its own discount. The amount that is announced for a retry
 * is the amount that it charges.
 */
export function retryDebit({ discount }: Pick<FailureRow, "discount">, outstanding: number): RetryDebit {
  const takenOff = Math.min(outstanding, discount);
  return { amount: outstanding - takenOff, discount: takenOff };
}

/**
 * All failed unattended payments that are still unpaid, newest first. A retry in flight is shown as being confirmed,
 * not as a failure.
 */
export async function paymentFailuresOf(
  { clock }: Pick<Dependencies, "clock">,
  tx: Transaction,
  accountId: string,
  known?: OwingNow,
): Promise<PaymentFailure[]> {
  const today = clock.today();
  const rows = (await openFailures(tx, accountId, addDays(today, -SHOWN_DAYS))).filter(
    ({ state }) => state !== "TRYING",
  );
  if (rows.length === 0) return [];
  const owing = known ?? (await owingNow(tx, accountId, today));
  const nextDebit = await nextDebitDateOf(tx, accountId);
  const shown: PaymentFailure[] = [];
  for (const row of rows) {
    const outstanding = await outstandingOf(tx, row, owing);
    if (outstanding > 0 || (await isShown(tx, row, today))) shown.push(viewOf(clock, row, outstanding, nextDebit));
  }
  return shown;
}

/**
 * Whether a failure is shown. A failure of a payment made ahead is shown for a limited time, unless it was paid since.
 */
async function isShown(
  tx: Transaction,
  { accountId, owedThen, failedOn, amount, firstFailedAt }: FailureRow,
  today: string,
): Promise<boolean> {
  if (owedThen > 0 || addDays(failedOn, SHOWN_DAYS_WHEN_NOT_OWED) < today) return false;
  return (await paidByPeopleSince(tx, accountId, firstFailedAt)) < amount;
}

/** Whether the next Auto Pay debit comes first: it charges everything that is due, so the retry is not made. */
export function isCoveredByNextDebit(
  { kind }: Pick<FailureRow, "kind">,
  retryOn: string,
  nextDebit: string | null,
): boolean {
  return kind === "AUTO_PAY" && nextDebit !== null && nextDebit <= retryOn;
}

function viewOf(
  clock: Dependencies["clock"],
  row: FailureRow,
  outstanding: number,
  nextDebit: string | null,
): PaymentFailure {
  const { id, kind, code, plannedOn, failedOn, amount, paymentId, methodType, lastFour, nextTryAt } = row;
  const retryOn = nextTryAt !== null && outstanding > 0 ? localDateAt(nextTryAt, clock.timeZone) : null;
  const debitOn =
    retryOn !== null && nextDebit !== null && isCoveredByNextDebit(row, retryOn, nextDebit)
      ? latest(nextDebit, clock.today())
      : null;
  const next = retryOn !== null && debitOn === null ? retryDebit(row, outstanding) : null;
  return {
    id,
    kind,
    code,
    plannedOn,
    failedOn,
    amount,
    outstanding,
    paymentId,
    methodType,
    lastFour,
    nextTryOn: debitOn ?? retryOn,
    nextAmount: next?.amount ?? null,
    nextDiscount: next?.discount ?? null,
  };
}

const latest = (one: string, other: string) => (one > other ? one : other);

/** The next retry of an Auto Pay debit; undefined when none is waiting, or the next debit comes first. */
export async function autoPayRetry(
  deps: Pick<Dependencies, "clock">,
  tx: Transaction,
  accountId: string,
  owing?: OwingNow,
): Promise<PaymentFailure | undefined> {
  return (await paymentFailuresOf(deps, tx, accountId, owing)).find(
    ({ kind, nextAmount }) => kind === "AUTO_PAY" && nextAmount !== null,
  );
}
