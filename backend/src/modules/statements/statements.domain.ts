import { sumCents } from "@portico/rules/money";
import type { LedgerEntry } from "../ledger/ledger.reads.ts";
import type { activityKinds } from "./statements.tables.ts";

export interface Activity { transactionId: string; kind: (typeof activityKinds)[number]; date: string; amount: number }

/** What a statement says of the balance. Cents; payments and adjustments are positive when they lower it. */
export interface Totals { previousBalance: number; paymentsReceived: number; adjustments: number; amountDue: number }

/** Under this the discount of Auto Pay on a statement is booked. */
export const autoPayReference = (statementId: string) => `autopay-${statementId}`;

/** What decides which transactions a statement tells of. */
export interface Closing {
  statement: { id: string; statementDate: string };
  /** Everything of the account that the ledger has. */
  entries: readonly LedgerEntry[];
  /** Transactions that stand on an earlier statement. */
  told: ReadonlySet<string>;
  /** Statements of the account: what they charge is no activity. */
  statementIds: ReadonlySet<string>;
}

/**
 * What happened since the statement before: everything booked for a day before the statement's that no statement has told of yet,
 * so that what was booked late is on the next one. The statement's own discount belongs to it.
 */
export function activityOf({ statement: { id, statementDate }, entries, told, statementIds }: Closing): Activity[] {
  return entries
    .filter((entry) => !told.has(entry.transactionId) && !statementIds.has(entry.reference))
    .filter((entry) => entry.businessDate < statementDate || entry.reference === autoPayReference(id))
    .map(({ transactionId, businessDate, amount, ...entry }) => ({ transactionId, date: businessDate, amount, kind: kindOf(entry) }));
}

/** What was done to payments after they were taken counts among payments, the other way. */
const reversals: ReadonlyMap<LedgerEntry["kind"], Activity["kind"]> = new Map([
  ["paymentReturn", "RETURNED_PAYMENT"], ["refund", "REFUND"], ["chargeback", "CHARGEBACK"], ["chargebackWon", "CHARGEBACK_WON"],
]);

/** Whether it is money of a payment, in one direction or the other. */
export const isPaid = (kind: Activity["kind"]) => kind === "PAYMENT" || [...reversals.values()].includes(kind);

function kindOf({ kind, reference }: Pick<LedgerEntry, "kind" | "reference">): Activity["kind"] {
  if (kind === "payment") return "PAYMENT";
  const reversal = reversals.get(kind);
  if (reversal) return reversal;
  return reference.startsWith("autopay-") ? "AUTO_PAY_DISCOUNT" : "ADJUSTMENT";
}

/** The balance before, less what was paid and credited, plus what is charged now. */
export function totalsOf(previousBalance: number, activity: readonly Activity[], currentCharges: number): Totals {
  const lowered = (payments: boolean) => -sumCents(activity.filter(({ kind }) => isPaid(kind) === payments).map(({ amount }) => amount)) || 0;
  const [paymentsReceived, adjustments] = [lowered(true), lowered(false)];
  return { previousBalance, paymentsReceived, adjustments, amountDue: previousBalance - paymentsReceived - adjustments + currentCharges };
}
