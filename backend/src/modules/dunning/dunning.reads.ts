import { amountToRetry } from "@portico/rules/dunning";
import { addDays, localDateAt } from "@portico/rules/dates";
import { allocatePayments, type LaterPayment } from "@portico/rules/paymentAllocation";
import { stillDue } from "@portico/rules/paymentAmount";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { automaticShare, coversDebit, debitDiscounts, nextDebitDateOf } from "../autopay/autopay.reads.ts";
import { owingNow, type OwingNow } from "../billing/billing.reads.ts";
import { methodOfScheduled, laterPayments } from "../payments/payments.reads.ts";
import { unpaidAndPaidFailures, type FailureRow } from "./dunning.repository.ts";

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

/** A failure with what its customer paid of it since. Cents. */
interface FailureWithPayments {
  row: FailureRow;
  paidSince: number;
}

/**
 * The failures of the last two months that are not cancelled or recovered, newest first. A payment counts for the
 * oldest failure first, also for one that it paid completely before, so that it does not count twice.
 */
async function failuresWithPayments(
  tx: Transaction,
  accountId: string,
  today: string,
): Promise<readonly FailureWithPayments[]> {
  const rows = await unpaidAndPaidFailures(tx, accountId, addDays(today, -SHOWN_DAYS));
  if (rows.every(({ state }) => state === "PAID")) return [];
  const toReplace = rows.map((row) => ({ id: row.id, amount: promisedOf(row), since: row.firstFailedAt.getTime() }));
  const oldest = new Date(Math.min(...toReplace.map(({ since }) => since)));
  const byPerson = allocatePayments(toReplace, await laterPayments(tx, accountId, oldest, { by: "person" }));
  const paidByPerson = (id: string) => byPerson.get(id) ?? 0;
  // A debit pays all that is asked for by its day, also what a scheduled payment should have paid. With Auto Pay for
  // mobile alone it pays only the mobile lines.
  const scheduled = toReplace.flatMap((each, index) =>
    rows[index]?.kind === "SCHEDULED" ? [{ ...each, amount: each.amount - paidByPerson(each.id) }] : [],
  );
  const byAutoPay = allocatePayments(scheduled, await laterDebits(tx, accountId, oldest));
  return rows.map((row) => ({ row, paidSince: paidByPerson(row.id) + (byAutoPay.get(row.id) ?? 0) }));
}

/** Auto Pay's debits of whole bills since an instant, each with its discount: that pays as well. */
async function laterDebits(tx: Transaction, accountId: string, since: Date): Promise<LaterPayment[]> {
  if ((await automaticShare(tx, accountId)) !== null) return [];
  const discounts = await debitDiscounts(tx, accountId);
  return (await laterPayments(tx, accountId, since, { by: "autoPay" })).map(({ id, at, amount }) => ({
    at,
    amount: amount > 0 ? amount + (discounts.get(id) ?? 0) : 0,
  }));
}

/** What the failed charge would have settled: for an Auto Pay debit this includes the discount. Cents. */
const promisedOf = ({ amount, discount }: FailureRow) => amount + discount;

const outstandingOf = ({ row, paidSince }: FailureWithPayments, owing: OwingNow) =>
  amountToRetry({ promised: promisedOf(row), paidSince, stillDue: stillDue(owing) });

/** The part of a failure that a retry may charge, with the discount of an Auto Pay debit. Cents. */
export async function outstandingNow(
  tx: Transaction,
  { accountId, id }: FailureRow,
  owing: OwingNow,
  today: string,
): Promise<number> {
  const failure = (await failuresWithPayments(tx, accountId, today)).find(({ row }) => row.id === id);
  return failure ? outstandingOf(failure, owing) : 0;
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
  const failures = (await failuresWithPayments(tx, accountId, today)).filter(
    ({ row: { state } }) => state !== "TRYING" && state !== "PAID",
  );
  if (failures.length === 0) return [];
  const owing = known ?? (await owingNow(tx, accountId, today));
  const nextDebit = await nextDebitDateOf(tx, accountId);
  return failures.flatMap((failure) => {
    const outstanding = outstandingOf(failure, owing);
    return outstanding > 0 || isShown(failure, today) ? [viewOf(clock, failure.row, outstanding, nextDebit)] : [];
  });
}

/**
 * Whether a failure is shown. A failure of a payment made ahead is shown for a limited time, unless it was paid since.
 */
function isShown({ row: { owedThen, failedOn, amount }, paidSince }: FailureWithPayments, today: string): boolean {
  return owedThen === 0 && addDays(failedOn, SHOWN_DAYS_WHEN_NOT_OWED) >= today && paidSince < amount;
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
  const { id, kind, code, plannedOn, failedOn, amount, paymentId, methodType, lastFour, nextAttemptAt } = row;
  const retryOn = nextAttemptAt !== null && outstanding > 0 ? localDateAt(nextAttemptAt, clock.timeZone) : null;
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
