import type { Locale } from "@portico/design-system/locale";
import { parseAmount } from "@portico/rules/money";
import { validateAmount, stillDue } from "@portico/rules/paymentAmount";
import type { PayOnceAccountFragment } from "../../../api/graphql/generated/graph.ts";
import type { AmountChoice, ChosenAmount, Draft } from "./payOnce.draft.ts";

type Account = Pick<
  PayOnceAccountFragment,
  "amountDue" | "adjustedDelinquencyAmount" | "pendingDiscount" | "pendingPaymentAmount" | "paymentOptions" | "status"
>;

/** Validation errors of an amount: the specification's three, and a missing choice. */
export type AmountError = "choose" | "invalid" | "outOfRange" | "belowDue";

/** Cents due now. A larger amount has to be confirmed (PAY-07). */
export function dueNow(account: Account): number {
  const { mustPayAmountDue, minimum } = account.paymentOptions;
  return Math.max(stillDue(account), mustPayAmountDue ? minimum : 0);
}

/**
 * Amount options in cents; `other` is typed. The past-due part, and the suggested part of the amount due, are offered
 * only if the server accepts them.
 */
export function offered(account: Account): { choice: AmountChoice; cents?: number }[] {
  const due = dueNow(account);
  const pastDue = account.adjustedDelinquencyAmount;
  const { minimum, maximum } = account.paymentOptions;
  const { suggested } = account.status.mayPay;
  const inFull = due >= minimum && due <= maximum ? [{ choice: "due" as const, cents: due }] : [];
  const late = pastDue >= minimum && pastDue < due ? [{ choice: "pastDue" as const, cents: pastDue }] : [];
  const part =
    suggested >= minimum && suggested < due && suggested !== late[0]?.cents
      ? [{ choice: "suggested" as const, cents: suggested }]
      : [];
  return [...inFull, ...part, ...late, { choice: "other" }];
}

/**
 * What the suggested amount is, when it is not all that is due: installments of a payment arrangement, or the part that
 * no charge is planned for.
 */
export function suggestedIs({
  arrangement,
  current,
  mayPay: { suggested },
}: Account["status"]): "installment" | "installmentAndBill" | "rest" {
  if (suggested === arrangement?.nextAmount) return "installment";
  return arrangement && suggested === arrangement.nextAmount + current ? "installmentAndBill" : "rest";
}

/**
 * Initial state of the amount step: the earlier choice, the link's amount, or all that is due. Typed amounts in cents.
 */
export function initialAmount(
  account: Account,
  { amount, linkedAmount }: Pick<Draft, "amount" | "linkedAmount">,
): { choice: AmountChoice | ""; cents?: number } {
  if (amount) return amount;
  const choices = offered(account);
  const accepted =
    linkedAmount !== undefined && validateAmount(linkedAmount, account.paymentOptions, dueNow(account)) === "accepted";
  return (
    choices.find(({ cents }) => cents !== undefined && cents === linkedAmount) ??
    (accepted ? { choice: "other", cents: linkedAmount } : (choices[0] ?? { choice: "" }))
  );
}

type AmountValidation = { error: AmountError } | { chosen: Omit<ChosenAmount, "overpaymentConfirmed"> };

/** Validates the chosen or typed amount and converts it to cents (PAY-05, PAY-06). */
export function validateChosenAmount(
  account: Account,
  choice: AmountChoice | "",
  typed: string,
  locale: Locale = "en-US",
): AmountValidation {
  if (choice === "") return { error: "choose" };
  const cents =
    choice === "other" ? typedCents(typed, locale) : offered(account).find((each) => each.choice === choice)?.cents;
  if (cents === undefined) return { error: "invalid" };
  const due = dueNow(account);
  const finding = validateAmount(cents, account.paymentOptions, due);
  return finding === "outOfRange" || finding === "belowDue" ? { error: finding } : { chosen: { choice, cents, due } };
}

function typedCents(typed: string, locale: Locale): number | undefined {
  const parsed = parseAmount(typed, locale);
  return parsed.ok ? parsed.cents : undefined;
}

/** Cents that are left after a payment and all that are in flight; below zero a credit. */
export function balanceAfter(
  account: Pick<PayOnceAccountFragment, "amountDue" | "creditBalance" | "pendingDiscount" | "pendingPaymentAmount">,
  cents: number,
): number {
  const { amountDue, pendingPaymentAmount, pendingDiscount, creditBalance } = account;
  return amountDue - pendingPaymentAmount - pendingDiscount - creditBalance - cents;
}
