import type { Account } from "./account.api.ts";
import { takesOnlyCash } from "./accountStatus.rules.ts";

/** Why an account can't be paid together with others. */
export type PayBlock = "role" | "elsewhere" | "confirming" | "cash" | "nothingDue";

/** Roles and balances are those of the single account; the server checks them again. */
export function payBlock({
  canPay,
  billedElsewhere,
  paymentLocked,
  status,
}: Pick<Account, "canPay" | "billedElsewhere" | "paymentLocked" | "status">): PayBlock | null {
  if (billedElsewhere) return "elsewhere";
  if (!canPay) return "role";
  if (paymentLocked) return "confirming";
  if (takesOnlyCash(status)) return "cash";
  return status.stillDue > 0 ? null : "nothingDue";
}

/** Whether paying several accounts in one go is offered at all (B13). */
export const maySeveralBePaid = (accounts: readonly Account[]) =>
  accounts.filter((account) => payBlock(account) === null).length > 1;
