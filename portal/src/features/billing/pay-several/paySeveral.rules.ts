import type { Locale } from "@portico/design-system/locale";
import { amountText, parseAmount } from "@portico/rules/money";
import { validateAmount } from "@portico/rules/paymentAmount";
import type { Account } from "../../account/model/account.api.ts";

/** What is asked for first: all that is due, at least the required minimum. */
export const amountDueOf = ({ status: { stillDue, mayPay } }: Account) =>
  mayPay.mustPayAmountDue ? Math.max(stillDue, mayPay.minimum) : stillDue;

export type AmountError = "invalid" | "outOfRange" | "belowDue" | "aboveDue";

/** Validates a typed amount. More than is due is paid on the account's own screen, which asks about it (PAY-07). */
export function amountOf(
  account: Account,
  typed: string,
  locale: Locale,
): { cents: number; error?: undefined } | { error: AmountError; cents?: undefined } {
  const parsed = parseAmount(typed, locale);
  if (!parsed.ok) return { error: "invalid" };
  const found = validateAmount(parsed.cents, account.status.mayPay, amountDueOf(account));
  if (found === "accepted") return { cents: parsed.cents };
  return { error: found === "needsOverpaymentConfirmation" ? "aboveDue" : found };
}

export const typedAmount = (cents: number) => amountText(cents);
