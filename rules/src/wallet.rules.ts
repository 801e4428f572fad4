/** What may be done with saved methods. One copy for the screen, which explains, and the server, which decides. */
import { wallet } from "./constants.rules.ts";

export type NicknameFault = "TOO_LONG" | "INVALID";

/** A nickname as it is kept: without blanks around it and with single blanks inside; null takes it away. */
export function storedNickname(typed: string): string | null {
  const nickname = typed.normalize("NFC").trim().replace(/\s+/g, " ");
  return nickname === "" ? null : nickname;
}

/** A short name of the customer's own (B15): no control characters, and nothing that could be a card or account number. */
export function nicknameFault(typed: string): NicknameFault | null {
  const nickname = storedNickname(typed) ?? "";
  if (/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}<>]/u.test(nickname) || nickname.replace(/\D/g, "").length > 4) return "INVALID";
  return [...nickname].length > wallet.longestNickname ? "TOO_LONG" : null;
}

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
