import { payment } from "./constants.rules.ts";
import { isCents } from "./money.rules.ts";

/** What an account owes, as far as the amount of a payment depends on it. Cents. */
export interface Owed {
  amountDue: number;
  pastDueAmount: number;
  /** On its way already: paying it again would be an overpayment. */
  pendingPaymentAmount: number;
  /** What the discount of Auto Pay takes off beside what is on its way; 0 unless said. */
  pendingDiscount?: number;
  /** The provider asks for the whole amount, whatever is past due. */
  restricted: boolean;
}

export interface AmountBounds { minimum: number; maximum: number; mustPayAmountDue: boolean }

export type AmountFinding = "accepted" | "outOfRange" | "belowDue" | "needsOverpaymentConfirmation";

/** What is still to be paid once everything that is on its way has arrived. */
export function stillDue({ amountDue, pendingPaymentAmount, pendingDiscount = 0 }: Pick<Owed, "amountDue" | "pendingPaymentAmount" | "pendingDiscount">): number {
  return Math.max(0, amountDue - pendingPaymentAmount - pendingDiscount);
}

/** Bounds of the next payment: at least $1.00 (PAY-05), or all that is due for a past-due or restricted account (PAY-06). */
export function amountBounds(owed: Owed): AmountBounds {
  const due = stillDue(owed);
  const mustPayAmountDue = due > 0 && (owed.pastDueAmount > 0 || owed.restricted);
  const minimum = mustPayAmountDue ? Math.max(payment.minimumCents, due) : payment.minimumCents;
  return { minimum, maximum: Math.max(payment.maximumCents, minimum), mustPayAmountDue };
}

/** Judges an amount in cents. `due` is what stillDue() says; above it the customer has to confirm (PAY-07). */
export function judgeAmount(cents: number, bounds: AmountBounds, due: number): AmountFinding {
  if (!isCents(cents) || cents > bounds.maximum || cents < payment.minimumCents) return "outOfRange";
  if (cents < bounds.minimum) return bounds.mustPayAmountDue ? "belowDue" : "outOfRange";
  return cents > Math.max(due, bounds.mustPayAmountDue ? bounds.minimum : 0) ? "needsOverpaymentConfirmation" : "accepted";
}
