import { daysBetween } from "@portico/rules/dates";
import { stillDue } from "@portico/rules/paymentAmount";
import type { PayOnceAccountFragment } from "../../../../api/graphql/generated/graph.ts";

/** The account's fields that decide whether a payment is in time. */
export type Bill = Pick<
  PayOnceAccountFragment,
  | "amountDue"
  | "creditBalance"
  | "dueDate"
  | "nextAutoPayDate"
  | "pendingDiscount"
  | "pendingPaymentAmount"
  | "scheduledPayments"
>;

/**
 * The due date of the open bill: null when nothing is left to pay, or when other payments cover it in time.
 * @param paymentId the payment itself if it is scheduled already: it does not count as one of the others
 */
export function dueDateOf({ dueDate, nextAutoPayDate, ...account }: Bill, paymentId?: string): string | null {
  if (!dueDate || (nextAutoPayDate && nextAutoPayDate <= dueDate)) return null;
  const inTime = account.scheduledPayments.filter(({ id, paymentDate }) => id !== paymentId && paymentDate <= dueDate);
  const left = stillDue(account) - account.creditBalance - inTime.reduce((sum, { amount }) => sum + amount, 0);
  return left > 0 ? dueDate : null;
}

/** The bill's due date that a payment on this date would miss, and by how many days. */
export function lateBy(account: Bill, date: string, paymentId?: string): { due: string; days: number } | undefined {
  const due = dueDateOf(account, paymentId);
  return due && date > due ? { due, days: daysBetween(due, date) } : undefined;
}
