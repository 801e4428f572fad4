import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import type { PartState } from "../../../api/graphql/generated/graph.ts";

/** Done, not done, still confirming. */
export function PartBadge({ state }: { state: PartState }) {
  const t = useCopy();
  switch (state) {
    case "DONE":
      return <Badge tone="good">{t("billing.outcome.partState.done")}</Badge>;
    case "FAILED":
      return <Badge tone="bad">{t("billing.outcome.partState.failed")}</Badge>;
    case "CONFIRMING":
      return <Badge tone="attention">{t("billing.outcome.partState.confirming")}</Badge>;
  }
}
