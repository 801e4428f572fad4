import { daysBetween } from "@portico/rules/dates";
import { stillDue } from "@portico/rules/paymentAmount";
import type { PayOnceAccountFragment } from "../../../../api/graphql/generated/graph.ts";

/** The account's fields that decide whether a payment is in time. */
export type Bill = Pick<
  PayOnceAccountFragment,
  | "amountDue"
  | "creditBalance"
  | "dueDate"
  | "pendingDiscount"
  | "pendingPaymentAmount"
  | "scheduledPayments"
  | "status"
>;

/**
 * The due date of the open bill: null when nothing is left to pay, or when other payments cover it in time. A scheduled
 * payment or an Auto Pay charge with a problem, such as a card that expires before, covers nothing.
 * @param paymentId the payment itself if it is scheduled already: it does not count as one of the others
 */
export function dueDateOf({ dueDate, status, ...account }: Bill, paymentId?: string): string | null {
  if (!dueDate) return null;
  const failing = new Set(status.scheduled.flatMap((each) => (each.problem === null ? [] : [each.paymentId])));
  const before = (day: string) => account.scheduledPayments.filter(({ paymentDate }) => paymentDate <= day);
  const inTime = before(dueDate).filter(({ id }) => id !== paymentId && !failing.has(id));
  const left = stillDue(account) - account.creditBalance - inTime.reduce((sum, { amount }) => sum + amount, 0);
  const { charge } = status.autoPay;
  if (!charge || charge.problem !== null || charge.date > dueDate) return left > 0 ? dueDate : null;
  // The charge leaves out what is scheduled before it; without the payment itself it is larger.
  const own = before(charge.date).find(({ id }) => id === paymentId)?.amount ?? 0;
  return left - (charge.due ?? 0) - own > 0 ? dueDate : null;
}

/** The bill's due date that a payment on this date would miss, and by how many days. */
export function lateBy(account: Bill, date: string, paymentId?: string): { due: string; days: number } | undefined {
  const due = dueDateOf(account, paymentId);
  return due && date > due ? { due, days: daysBetween(due, date) } : undefined;
}
