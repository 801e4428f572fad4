import { useCopy } from "@portico/content-runtime/react";

/** What screens about payments say when they could not be loaded (ERR-05): first of all that no money moved. */
export function usePaymentInfoWords(): { title: string; detail: string } {
  const t = useCopy();
  return { title: t("billing.paymentInfo.unavailable.title"), detail: t("billing.paymentInfo.unavailable.detail") };
}
