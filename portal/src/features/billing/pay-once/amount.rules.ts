import type { Locale } from "@portico/design-system/locale";
import { parseAmount } from "@portico/rules/money";
import { judgeAmount, stillDue } from "@portico/rules/paymentAmount";
import type { PayOnceAccountFragment } from "../../../api/graphql/generated/graph.ts";
import type { AmountChoice, ChosenAmount, Draft } from "./payOnce.draft.ts";

type Account = Pick<PayOnceAccountFragment, "amountDue" | "adjustedDelinquencyAmount" | "pendingPaymentAmount" | "paymentOptions" | "status">;

/** Why an amount can't be paid: the three messages of the specification, and a choice that is missing. */
export type AmountFault = "choose" | "invalid" | "outOfRange" | "belowDue";

/** An amount above this one has to be confirmed (PAY-07). Cents. */
export function dueNow(account: Account): number {
  const { mustPayAmountDue, minimum } = account.paymentOptions;
  return Math.max(stillDue(account), mustPayAmountDue ? minimum : 0);
}

/** What may be chosen, and its cents; `other` is typed. The past-due part, and what the account is asked for of all that is due, are offered where the server takes them. */
export function offered(account: Account): { choice: AmountChoice; cents?: number }[] {
  const due = dueNow(account);
  const pastDue = account.adjustedDelinquencyAmount;
  const { minimum, maximum } = account.paymentOptions;
  const { suggested } = account.status.mayPay;
  const whole = due >= minimum && due <= maximum ? [{ choice: "due" as const, cents: due }] : [];
  const late = pastDue >= minimum && pastDue < due ? [{ choice: "pastDue" as const, cents: pastDue }] : [];
  const part = suggested >= minimum && suggested < due && suggested !== late[0]?.cents ? [{ choice: "suggested" as const, cents: suggested }] : [];
  return [...whole, ...part, ...late, { choice: "other" }];
}

/** What the sum is that is asked for where that is not all that is due: parts of a payment arrangement, or what no charge is planned for. */
export function suggestedIs({ arrangement, current, mayPay: { suggested } }: Account["status"]): "installment" | "installmentAndBill" | "rest" {
  if (suggested === arrangement?.nextAmount) return "installment";
  return arrangement && suggested === arrangement.nextAmount + current ? "installmentAndBill" : "rest";
}

/** What the amount step begins with: what was chosen before, the sum that led here, or all that is due. Cents of what is typed. */
export function initialAmount(account: Account, { amount, linkedAmount }: Pick<Draft, "amount" | "linkedAmount">): { choice: AmountChoice | ""; cents?: number } {
  if (amount) return amount;
  const choices = offered(account);
  const accepted = linkedAmount !== undefined && judgeAmount(linkedAmount, account.paymentOptions, dueNow(account)) === "accepted";
  return choices.find(({ cents }) => cents !== undefined && cents === linkedAmount) ?? (accepted ? { choice: "other", cents: linkedAmount } : (choices[0] ?? { choice: "" }));
}

export type Judged = { fault: AmountFault } | { chosen: Omit<ChosenAmount, "overpaymentConfirmed"> };

/** Reads the choice of the form, and what was typed with it, into cents (PAY-05, PAY-06). */
export function judge(account: Account, choice: AmountChoice | "", typed: string, locale: Locale = "en-US"): Judged {
  if (choice === "") return { fault: "choose" };
  const cents = choice === "other" ? typedCents(typed, locale) : offered(account).find((each) => each.choice === choice)?.cents;
  if (cents === undefined) return { fault: "invalid" };
  const due = dueNow(account);
  const finding = judgeAmount(cents, account.paymentOptions, due);
  return finding === "outOfRange" || finding === "belowDue" ? { fault: finding } : { chosen: { choice, cents, due } };
}

function typedCents(typed: string, locale: Locale): number | undefined {
  const parsed = parseAmount(typed, locale);
  return parsed.ok ? parsed.cents : undefined;
}
