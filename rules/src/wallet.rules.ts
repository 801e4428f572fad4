import type { Owed } from "./paymentAmount.rules.ts";

/** Rules for saved payment methods. Shared by the browser, which explains, and the server, which decides. */

/** Why a saved method cannot be charged now. */
export type MethodBlock = "expired" | "unavailable" | "restricted";

/**
 * Why a method cannot be charged; a reason that the customer cannot fix comes first; null when it can (WALL-04,
 * BILL-07).
 */
export function methodBlock(method: {
  expired: boolean;
  unavailable: boolean;
  restricted: boolean;
}): MethodBlock | null {
  if (method.restricted) return "restricted";
  if (method.expired) return "expired";
  return method.unavailable ? "unavailable" : null;
}

/** Whether a method may be deleted from the wallet: not while Auto Pay uses it (WALL-03). */
export function canBeDeleted({ usedForAutoPay }: { usedForAutoPay: boolean }): boolean {
  return !usedForAutoPay;
}

/** Whether a balance due must be paid on the same day before the method of Auto Pay changes (WALL-05). Cents. */
export function mustPayBeforeChange({
  amountDue,
  pendingPaymentAmount,
  pendingDiscount,
}: Pick<Owed, "amountDue" | "pendingPaymentAmount" | "pendingDiscount">): boolean {
  return amountDue > pendingPaymentAmount + pendingDiscount;
}
