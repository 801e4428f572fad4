import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import type { PaymentState, PaymentStatus } from "../../../api/graphql/generated/graph.ts";

const tones = { success: "good", pending: "attention", failed: "bad", cancelled: "neutral" } as const;

/** Completed, in process, not charged (BILL-12), cancelled; what waits for its date is not in process yet. */
export function StatusBadge({ status, state }: { status: PaymentStatus; state: PaymentState }) {
  const t = useCopy();
  if (state === "SCHEDULED") return <Badge tone="note">{t("billing.status.scheduled")}</Badge>;
  const words = { success: t("billing.status.success"), pending: t("billing.status.pending"), failed: t("billing.status.failed"), cancelled: t("billing.status.cancelled") };
  return <Badge tone={tones[status]}>{words[status]}</Badge>;
}
