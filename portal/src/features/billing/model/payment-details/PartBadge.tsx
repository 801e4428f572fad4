import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import type {
  OutcomePartFragment,
  PartState,
  PaymentDetailsFragment,
} from "../../../../api/graphql/generated/graph.ts";

/**
 * Done, failed, or pending.
 * @param waitsForDate the part belongs to a scheduled payment that has not been made
 */
export function PartBadge({ state, waitsForDate = false }: { state: PartState; waitsForDate?: boolean }) {
  const t = useCopy();
  if (waitsForDate) return <Badge tone="info">{t("billing.outcome.partState.scheduled")}</Badge>;
  switch (state) {
    case "DONE":
      return <Badge tone="success">{t("billing.outcome.partState.done")}</Badge>;
    case "FAILED":
      return <Badge tone="critical">{t("billing.outcome.partState.failed")}</Badge>;
    case "CONFIRMING":
      return <Badge tone="warning">{t("billing.outcome.partState.confirming")}</Badge>;
  }
}

/** Texts of a payment's parts: name, failure reason, and what a retry does (PAY-17). */
export function usePartLabels({
  amount,
  paymentMethodType,
}: Pick<PaymentDetailsFragment, "amount" | "paymentMethodType">) {
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
    SAVING_FAILED: bank
      ? t("billing.outcome.partDetail.savingBankFailed")
      : t("billing.outcome.partDetail.savingFailed"),
  };
  /** The reason of the payment itself is in the verdict. */
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
