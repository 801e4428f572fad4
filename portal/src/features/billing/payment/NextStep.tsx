import { useCopy } from "@portico/content-runtime/react";
import { Actions, ButtonLink } from "@portico/design-system/button";
import { paymentStates } from "@portico/rules/paymentState";
import type { PaymentDetailsFragment, StandingFragment } from "../../../api/graphql/generated/graph.ts";
import { billingPath, payOncePath, receiptPath, scheduledPath } from "../model/paths.ts";

/** The one safe thing to do now: the receipt, another try with a new attempt, changing what is scheduled, or to wait. */
export function NextStep({ account, payment }: { account: StandingFragment; payment: PaymentDetailsFragment }) {
  const t = useCopy();
  const { hasReceipt, mayTryAgain, mayChange } = paymentStates[payment.state];
  const again = payment.failureCode === "PROCESSOR_UNAVAILABLE" || payment.failureCode === "SECURITY_CODE_FAILED" ? t("billing.outcome.sameAgain") : t("billing.outcome.anotherMethod");
  return (
    <Actions>
      {(payment.status === "returned" || payment.status === "disputed") && account.canPay && !account.lockingPayment && <ButtonLink href={payOncePath(account.id)}>{t("billing.outcome.payAgain")}</ButtonLink>}
      {hasReceipt && <ButtonLink href={receiptPath(account.id, payment.id)}>{t("billing.outcome.receipt")}</ButtonLink>}
      {mayChange && <ButtonLink href={scheduledPath(account.id)}>{t("billing.outcome.manageScheduled")}</ButtonLink>}
      {mayTryAgain && account.canPay && !account.lockingPayment && <ButtonLink href={payOncePath(account.id, "method")}>{again}</ButtonLink>}
      <ButtonLink href={billingPath(account.id)} variant="secondary">
        {t("billing.outcome.billing")}
      </ButtonLink>
    </Actions>
  );
}
