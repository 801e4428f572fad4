import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import type { PartState } from "../../../api/graphql/generated/graph.ts";

/** Done, not done, still confirming. @param waitsForDate what stands beside a scheduled payment that has not been made */
export function PartBadge({ state, waitsForDate = false }: { state: PartState; waitsForDate?: boolean }) {
  const t = useCopy();
  if (waitsForDate) return <Badge tone="note">{t("billing.outcome.partState.scheduled")}</Badge>;
  switch (state) {
    case "DONE":
      return <Badge tone="good">{t("billing.outcome.partState.done")}</Badge>;
    case "FAILED":
      return <Badge tone="bad">{t("billing.outcome.partState.failed")}</Badge>;
    case "CONFIRMING":
      return <Badge tone="attention">{t("billing.outcome.partState.confirming")}</Badge>;
  }
}
