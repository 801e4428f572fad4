import { useCopy } from "@portico/content-runtime/react";
import type { OutcomePartFragment, PaymentDetailsFragment } from "../../../api/graphql/generated/graph.ts";

/** What each part of a payment is called, why one beside it was not done, and what trying it again does (PAY-17). */
export function usePartWords({ amount, paymentMethodType }: Pick<PaymentDetailsFragment, "amount" | "paymentMethodType">) {
  const t = useCopy();
  const bank = paymentMethodType === "bankAccount";
  const names = {
    PAYMENT: t("billing.outcome.part.payment", { amount }),
    SAVE_METHOD: bank ? t("billing.outcome.part.saveBank") : t("billing.outcome.part.saveMethod"),
    PAPERLESS: t("billing.outcome.part.paperless"),
    AUTO_PAY: t("billing.outcome.part.autoPay"),
  };
  const reasons = {
    NOT_ATTEMPTED: t("billing.outcome.partDetail.notAttempted"),
    CANNOT_BE_SAVED: t("billing.outcome.partDetail.cannotBeSaved"),
    PAPERLESS_FAILED: t("billing.outcome.partDetail.paperlessFailed"),
    ENROLMENT_FAILED: t("billing.outcome.partDetail.enrolmentFailed"),
    SAVING_FAILED: bank ? t("billing.outcome.partDetail.savingBankFailed") : t("billing.outcome.partDetail.savingFailed"),
  };
  /** The payment's own reason is in the verdict. */
  const reasonOf = ({ kind, code }: OutcomePartFragment) => {
    if (kind === "PAYMENT" || code === null) return undefined;
    return code in reasons ? reasons[code as keyof typeof reasons] : reasons.SAVING_FAILED;
  };
  const again = (kind: OutcomePartFragment["kind"]) => {
    if (kind === "PAPERLESS") return t("billing.outcome.retry.paperless");
    return bank ? t("billing.outcome.retry.saveBank") : t("billing.outcome.retry.saveMethod");
  };
  return { nameOf: ({ kind }: OutcomePartFragment) => names[kind], reasonOf, again };
}
