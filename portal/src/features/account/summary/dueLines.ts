import type { Translate } from "@portico/content-runtime/store";
import type { Account } from "../model/account.api.ts";

/** What the amount due consists of and what stands against it: past due, credit, payments on their way, alone and together (BILL-02). */
export function dueLines(t: Translate, account: Account): string[] {
  const { creditBalance, pendingPaymentAmount } = account;
  const credit = account.amountDue > 0 && creditBalance > 0 ? [t("summary.due.credit", { amount: creditBalance })] : [];
  const pending = pendingPaymentAmount > 0 ? [t("summary.due.pending", { amount: pendingPaymentAmount })] : [];
  return [firstLine(t, account), ...credit, ...pending];
}

function firstLine(t: Translate, { amountDue, adjustedDelinquencyAmount: pastDue, creditBalance }: Account): string {
  if (pastDue > 0) return pastDue >= amountDue ? t("summary.due.allPastDue") : t("summary.due.pastDue", { amount: pastDue });
  if (amountDue > 0) return t("summary.due.current");
  return creditBalance > 0 ? t("summary.due.creditOnly", { amount: creditBalance }) : t("summary.due.nothing");
}
