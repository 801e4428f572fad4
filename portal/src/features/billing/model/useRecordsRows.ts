import { useCopy } from "@portico/content-runtime/react";
import type { PaymentDetailsFragment } from "../../../api/graphql/generated/graph.ts";

/** What a payer gave for the records of a payment (B14), as facts of it; what was not given is left out. */
export function useRecordsRows() {
  const t = useCopy();
  return ({ customerReference, notified }: Pick<PaymentDetailsFragment, "customerReference" | "notified">) => [
    ...(customerReference ? [{ id: "reference", term: t("billing.reference.term"), detail: customerReference }] : []),
    ...(notified.length > 0 ? [{ id: "notified", term: t("billing.notify.term"), detail: notified.join(", ") }] : []),
  ];
}
