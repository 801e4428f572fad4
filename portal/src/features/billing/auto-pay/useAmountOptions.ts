import { useCopy } from "@portico/content-runtime/react";
import type { AutoPayService } from "@portico/rules/autoPay";
import { type EnrolmentTerms, mayWait } from "./enrolment.rules.ts";

export type PayChoice = "pay" | "wait";

/** Pay what is due now, or leave it to the first debit: what that takes, and what it saves if it saves anything. */
export function useAmountOptions(terms: EnrolmentTerms, services: readonly AutoPayService[]) {
  const t = useCopy();
  const { due, date, debit } = terms;
  const covered = debit ? t("billing.autoPay.amount.waitCovered", { date }) : t("billing.autoPay.amount.waitNextBill", { date });
  const label = debit && debit.amount > 0 ? t("billing.autoPay.amount.wait", { amount: debit.amount, date }) : covered;
  const description = debit && debit.discount > 0 ? t("billing.autoPay.amount.waitDetail", { discount: debit.discount }) : t("billing.autoPay.amount.waitUndiscounted");
  return [
    { value: "pay" as const, label: t("billing.autoPay.amount.pay", { amount: due }), description: t("billing.autoPay.amount.payDetail") },
    mayWait(terms, services) ? { value: "wait" as const, label, description } : { value: "wait" as const, label, disabledReason: t("billing.autoPay.amount.tooLate") },
  ];
}
