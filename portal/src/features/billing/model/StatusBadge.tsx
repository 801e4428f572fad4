import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import type { PaymentState, PaymentStatus } from "../../../api/graphql/generated/graph.ts";

const tones = { success: "good", pending: "attention", failed: "bad", cancelled: "neutral", returned: "bad", disputed: "attention", refunded: "neutral" } as const;

/** Completed, in process, not charged (BILL-12), cancelled, taken back, in dispute, given back; what waits for its date is not in process yet. */
export function StatusBadge({ status, state }: { status: PaymentStatus; state: PaymentState }) {
  const t = useCopy();
  if (state === "SCHEDULED") return <Badge tone="note">{t("billing.status.scheduled")}</Badge>;
  return <Badge tone={tones[status]}>{t(`billing.status.${status}`)}</Badge>;
}
