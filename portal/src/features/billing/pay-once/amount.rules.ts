import type { Locale } from "@portico/design-system/locale";
import { parseAmount } from "@portico/rules/money";
import { judgeAmount, stillDue } from "@portico/rules/paymentAmount";
import type { PayOnceAccountFragment } from "../../../api/graphql/generated/graph.ts";
import type { AmountChoice, ChosenAmount } from "./payOnce.draft.ts";

type Account = Pick<PayOnceAccountFragment, "amountDue" | "adjustedDelinquencyAmount" | "pendingPaymentAmount" | "paymentOptions">;

/** Why an amount can't be paid: the three messages of the specification, and a choice that is missing. */
export type AmountFault = "choose" | "invalid" | "outOfRange" | "belowDue";

/** An amount above this one has to be confirmed (PAY-07). Cents. */
export function dueNow(account: Account): number {
  const { mustPayAmountDue, minimum } = account.paymentOptions;
  return Math.max(stillDue(account), mustPayAmountDue ? minimum : 0);
}

/** What may be chosen, and its cents; `other` is typed. The past-due part alone is offered where the server takes it. */
export function offered(account: Account): { choice: AmountChoice; cents?: number }[] {
  const due = dueNow(account);
  const pastDue = account.adjustedDelinquencyAmount;
  const { minimum, maximum } = account.paymentOptions;
  const whole = due >= minimum && due <= maximum ? [{ choice: "due" as const, cents: due }] : [];
  const late = pastDue >= minimum && pastDue < due ? [{ choice: "pastDue" as const, cents: pastDue }] : [];
  return [...whole, ...late, { choice: "other" }];
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
