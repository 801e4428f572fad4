import { sumCents } from "@portico/rules/money";
import type { LedgerEntry } from "../ledger/ledger.reads.ts";
import type { activityKinds } from "./statements.tables.ts";

export interface Activity {
  transactionId: string;
  kind: (typeof activityKinds)[number];
  date: string;
  amount: number;
}

/** The balance totals of a statement. Cents; payments and adjustments are positive when they lower it. */
export interface Totals {
  previousBalance: number;
  paymentsReceived: number;
  adjustments: number;
  amountDue: number;
}

/** The ledger reference of Auto Pay's discount on a statement. */
export const autoPayReference = (statementId: string) => `autopay-${statementId}`;

/** The first and the last ledger reference of Auto Pay's discount on debits since a local date. */
export const autoPayDebitReferences = (since: string) =>
  [`autopay-${since}`, "autopay-9999-12-31"] as const satisfies readonly [string, string];

/** The statement that a ledger entry would belong to by its reference; it may not exist. */
export const statementIdInReference = (reference: string) =>
  reference.startsWith(autoPayReference("")) ? reference.slice(autoPayReference("").length) : reference;

/** The input that determines which transactions a statement lists. */
export interface Closing {
  statement: { id: string; statementDate: string };
  /** All ledger entries of the account. */
  entries: readonly LedgerEntry[];
  /** Transactions that are on an earlier statement. */
  reported: ReadonlySet<string>;
  /** Ids of the account's statements: their charges are not activity. */
  statementIds: ReadonlySet<string>;
}

/**
 * The activity since the previous statement: every entry booked for a day before this statement's date that no
 * statement lists yet, so a late booking is on the next one. The statement's own discount belongs to it.
 */
export function activityOf({ statement: { id, statementDate }, entries, reported, statementIds }: Closing): Activity[] {
  return entries
    .filter((entry) => !reported.has(entry.transactionId) && !statementIds.has(entry.reference))
    .filter((entry) => entry.businessDate < statementDate || entry.reference === autoPayReference(id))
    .map(({ transactionId, businessDate, amount, ...entry }) => ({
      transactionId,
      date: businessDate,
      amount,
      kind: kindOf(entry),
    }));
}

/** Reversals are listed as payments with the opposite sign. */
const reversals: ReadonlyMap<LedgerEntry["kind"], Activity["kind"]> = new Map([
  ["paymentReturn", "RETURNED_PAYMENT"],
  ["refund", "REFUND"],
  ["chargeback", "CHARGEBACK"],
  ["chargebackWon", "CHARGEBACK_WON"],
]);

/** Whether the entry is a payment or a reversal of one. */
export const isPaid = (kind: Activity["kind"]) => kind === "PAYMENT" || [...reversals.values()].includes(kind);

function kindOf({ kind, reference }: Pick<LedgerEntry, "kind" | "reference">): Activity["kind"] {
  if (kind === "payment") return "PAYMENT";
  const reversal = reversals.get(kind);
  if (reversal) return reversal;
  return reference.startsWith("autopay-") ? "AUTO_PAY_DISCOUNT" : "ADJUSTMENT";
}

/** The previous balance, less payments and credits, plus the new charges. */
export function totalsOf(previousBalance: number, activity: readonly Activity[], currentCharges: number): Totals {
  const lowered = (payments: boolean) =>
    -sumCents(activity.filter(({ kind }) => isPaid(kind) === payments).map(({ amount }) => amount)) || 0;
  const [paymentsReceived, adjustments] = [lowered(true), lowered(false)];
  return {
    previousBalance,
    paymentsReceived,
    adjustments,
    amountDue: previousBalance - paymentsReceived - adjustments + currentCharges,
  };
}
