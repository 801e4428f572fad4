import type { Transaction } from "../../../database/database.ts";
import { takenBackAt } from "../../ledger/ledger.reads.ts";
import { paymentRow, type PaymentRow } from "../payments.repository.ts";
import { reversalRow, reversalsNamed, takenBackRows, type ReversalRow } from "./reversals.repository.ts";

export type { ReversalRow };

/** Reversals of an account's payments, by their ledger ids. */
export const reversalsOf = (tx: Transaction, accountId: string, ids: readonly string[]): Promise<ReversalRow[]> =>
  reversalsNamed(tx, accountId, ids);

/** A refund with its payment; undefined when the id is not a refund of this account. */
export async function refundOfPayment(
  tx: Transaction,
  accountId: string,
  refundId: string,
): Promise<{ refund: ReversalRow; payment: PaymentRow } | undefined> {
  const refund = await reversalRow(tx, accountId, refundId);
  const payment =
    refund?.kind === "REFUND" && refund.state === "COMPLETED"
      ? await paymentRow(tx, accountId, refund.paymentId)
      : undefined;
  return refund && payment && { refund, payment };
}

/** Reversed payments since a day, each with its payment date and booking time, newest first. */
export async function reversedPayments(tx: Transaction, accountId: string, since: string): Promise<ReversedPayment[]> {
  const rows = await takenBackRows(tx, accountId, since);
  if (rows.length === 0) return [];
  const booked = await takenBackAt(
    tx,
    accountId,
    rows.map(({ id }) => id),
  );
  const found = rows.flatMap((row) => {
    const booking = booked.get(row.id);
    return booking ? [{ ...row, ...booking }] : [];
  });
  return found.sort((one, other) => other.bookedAt.getTime() - one.bookedAt.getTime());
}

export type ReversedPayment = ReversalRow & { paidOn: string; bookedAt: Date; paidFor: "bill" | "device" };
