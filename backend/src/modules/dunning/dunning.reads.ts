import { amountToRetry } from "@portico/rules/dunning";
import { addDays, localDateAt } from "@portico/rules/dates";
import { stillDue } from "@portico/rules/paymentAmount";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { owingNow, type OwingNow } from "../billing/billing.reads.ts";
import { paidByPeopleSince } from "../payments/payments.reads.ts";
import { openFailures, type FailureRow } from "./dunning.repository.ts";

/** For how long somebody is told of what failed, unless it is paid before. */
const SHOWN_DAYS = 60;
/** For how long where nothing was owed: it was to be paid ahead. */
const SHOWN_DAYS_WHEN_NOT_OWED = 14;

/** A payment that nobody was there for, that was not taken and that the customer has not paid otherwise. Cents. */
export interface PaymentFailure {
  id: string;
  kind: FailureRow["kind"];
  code: FailureRow["code"];
  plannedOn: string;
  failedOn: string;
  /** What was charged in vain. */
  amount: number;
  /** What is still to be paid of it; a next try takes this, less Auto Pay's discount. */
  outstanding: number;
  /** Local date; null when it is not tried again. */
  nextTryOn: string | null;
  /** What the next try will charge; null when there is none. */
  nextAmount: number | null;
  paymentId: string | null;
  methodType: FailureRow["methodType"];
  lastFour: string | null;
}

/** What is left to pay of a failure. Of a debit of Auto Pay the discount belongs to it. Cents. */
export async function outstandingOf(tx: Transaction, { accountId, amount, discount, firstFailedAt }: FailureRow, owing: OwingNow): Promise<number> {
  return amountToRetry({ promised: amount + discount, paidSince: await paidByPeopleSince(tx, accountId, firstFailedAt), stillDue: stillDue(owing) });
}

/** What a next try charges, and the discount that it takes off. Cents. */
export type RetryDebit = Pick<FailureRow, "amount" | "discount">;

/** The discount is the one that the debit was to take off: a bill that has come since has its own. What is told of a next try is what it charges. */
export function retryDebit({ discount }: Pick<FailureRow, "discount">, outstanding: number): RetryDebit {
  const takenOff = Math.min(outstanding, discount);
  return { amount: outstanding - takenOff, discount: takenOff };
}

/** Everything that failed by itself and is still to be paid, the newest first. What is being charged at the moment is being confirmed, and no failure. */
export async function paymentFailuresOf({ clock }: Pick<Dependencies, "clock">, tx: Transaction, accountId: string, known?: OwingNow): Promise<PaymentFailure[]> {
  const today = clock.today();
  const rows = (await openFailures(tx, accountId, addDays(today, -SHOWN_DAYS))).filter(({ state }) => state !== "TRYING");
  if (rows.length === 0) return [];
  const owing = known ?? (await owingNow(tx, accountId, today));
  const shown: PaymentFailure[] = [];
  for (const row of rows) {
    const outstanding = await outstandingOf(tx, row, owing);
    if (outstanding > 0 || (await isTold(tx, row, today))) shown.push(viewOf(clock.timeZone, row, outstanding));
  }
  return shown;
}

/** What was to be paid ahead is told for a while, unless it was paid ahead since. */
async function isTold(tx: Transaction, { accountId, owedThen, failedOn, amount, firstFailedAt }: FailureRow, today: string): Promise<boolean> {
  if (owedThen > 0 || addDays(failedOn, SHOWN_DAYS_WHEN_NOT_OWED) < today) return false;
  return (await paidByPeopleSince(tx, accountId, firstFailedAt)) < amount;
}

function viewOf(timeZone: string, row: FailureRow, outstanding: number): PaymentFailure {
  const { id, kind, code, plannedOn, failedOn, amount, paymentId, methodType, lastFour, nextTryAt } = row;
  const tried = nextTryAt !== null && outstanding > 0;
  return {
    id, kind, code, plannedOn, failedOn, amount, outstanding, paymentId, methodType, lastFour,
    nextTryOn: tried ? localDateAt(nextTryAt, timeZone) : null,
    nextAmount: tried ? retryDebit(row, outstanding).amount : null,
  };
}

/** The next try of a debit of Auto Pay; undefined when none waits. */
export async function autoPayRetry(deps: Pick<Dependencies, "clock">, tx: Transaction, accountId: string, owing?: OwingNow): Promise<PaymentFailure | undefined> {
  return (await paymentFailuresOf(deps, tx, accountId, owing)).find(({ kind, nextTryOn }) => kind === "AUTO_PAY" && nextTryOn !== null);
}
