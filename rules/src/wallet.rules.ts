/** What may be done with saved methods. One copy for the screen, which explains, and the server, which decides. */

/** What keeps a saved method from being charged now. */
export type MethodBlock = "expired" | "unavailable" | "restricted";

/** Why a method can't be charged, the reason first that the customer can't repair; null when it can (WALL-04, BILL-07). */
export function methodBlock(method: { expired: boolean; unavailable: boolean; restricted: boolean }): MethodBlock | null {
  if (method.restricted) return "restricted";
  if (method.expired) return "expired";
  return method.unavailable ? "unavailable" : null;
}

/** A method may be taken out of the wallet unless Auto Pay uses it (WALL-03). */
export function canBeDeleted({ usedForAutoPay }: { usedForAutoPay: boolean }): boolean {
  return !usedForAutoPay;
}

/** A balance that is due must be paid on the same day before the method of Auto Pay changes (WALL-05). Cents. */
export function mustPayBeforeChange({ amountDue, pendingPaymentAmount }: { amountDue: number; pendingPaymentAmount: number }): boolean {
  return amountDue > pendingPaymentAmount;
}
