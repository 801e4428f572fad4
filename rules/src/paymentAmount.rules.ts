import { payment } from "./constants.rules.ts";
import { isCents } from "./money.rules.ts";

/** The balance of an account, as needed for the bounds of a payment. Cents. */
export interface Owed {
  amountDue: number;
  pastDueAmount: number;
  /** Cents in flight: paying them again would be an overpayment. */
  pendingPaymentAmount: number;
  /** Cents of Auto Pay's discount that settle with the payments in flight: they are not owed either. */
  pendingDiscount: number;
  /** The provider requires the full amount due, even when nothing is past due. */
  restricted: boolean;
}

export interface AmountBounds {
  minimum: number;
  maximum: number;
  mustPayAmountDue: boolean;
}

export type AmountFinding = "accepted" | "outOfRange" | "belowDue" | "needsOverpaymentConfirmation";

/** The amount due after all payments in flight. */
export function stillDue({
  amountDue,
  pendingPaymentAmount,
  pendingDiscount,
}: Pick<Owed, "amountDue" | "pendingPaymentAmount" | "pendingDiscount">): number {
  return Math.max(0, amountDue - pendingPaymentAmount - pendingDiscount);
}

/**
 * Bounds of the next payment: at least $1.00 (PAY-05), or the full amount due for a past due or restricted account
 * (PAY-06). An account is not past due by what a payment in flight pays.
 */
export function amountBounds(owed: Owed): AmountBounds {
  const due = stillDue(owed);
  const isPastDue = owed.pastDueAmount > owed.pendingPaymentAmount + owed.pendingDiscount;
  const mustPayAmountDue = due > 0 && (isPastDue || owed.restricted);
  const minimum = mustPayAmountDue ? Math.max(payment.minimumCents, due) : payment.minimumCents;
  return { minimum, maximum: Math.max(payment.maximumCents, minimum), mustPayAmountDue };
}

/** Validates an amount in cents. `due` is from stillDue(); an amount above it requires confirmation (PAY-07). */
export function validateAmount(cents: number, bounds: AmountBounds, due: number): AmountFinding {
  if (!isCents(cents) || cents > bounds.maximum || cents < payment.minimumCents) return "outOfRange";
  if (cents < bounds.minimum) return bounds.mustPayAmountDue ? "belowDue" : "outOfRange";
  return cents > Math.max(due, bounds.mustPayAmountDue ? bounds.minimum : 0)
    ? "needsOverpaymentConfirmation"
    : "accepted";
}
