import { useCopy } from "@portico/content-runtime/react";
import { type PaymentScreen, paymentStates } from "@portico/rules/paymentState";
import { useState } from "react";
import type { PaymentDetailsFragment, PaymentStatus } from "../../../api/graphql/generated/graph.ts";

/** The bank or we took a payment back after it was made. */
export function isReversed(status: PaymentStatus): status is "returned" | "disputed" | "refunded" {
  return status === "returned" || status === "disputed" || status === "refunded";
}

/** The title of a payment's page, and what is spoken when it settles while somebody waits. */
export function useOutcomeWords({ state, status, amount }: PaymentDetailsFragment): { title: string; settled: string } {
  const t = useCopy();
  const { screen } = paymentStates[state];
  const [openedWith] = useState(screen);
  const titles: Record<PaymentScreen, string> = {
    submitted: t("billing.outcome.title.charged"),
    failed: t("billing.outcome.title.notCharged"),
    confirming: t("billing.outcome.title.confirming"),
    pending: t("billing.outcome.title.confirming"),
    scheduled: t("billing.outcome.title.scheduled"),
    cancelled: t("billing.outcome.title.cancelled"),
  };
  const news = screen === "submitted" ? t("billing.outcome.settled.charged", { amount }) : screen === "failed" ? t("billing.outcome.settled.notCharged") : "";
  const title = isReversed(status) ? t(`billing.outcome.title.${status}`) : titles[screen];
  return { title, settled: screen === openedWith ? "" : news };
}
