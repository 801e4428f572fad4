import { useCopy } from "@portico/content-runtime/react";
import { Overlaps } from "../model/Overlaps.tsx";
import { billingPath } from "../model/paths.ts";
import { stepPath } from "./payOnce.draft.ts";
import { payOnceEvents } from "./payOnce.slice.ts";
import type { StepProps } from "./steps.ts";

/** What may pay the same bill; a scheduled payment that is changed does not stand in its own way. */
export function OverlapNotice({ account, draft }: StepProps) {
  const t = useCopy();
  const overlaps = account.overlaps.filter(({ id }) => id !== draft.way?.changes);
  return <Overlaps overlaps={overlaps} title={t("billing.schedule.overlap.title")} skip={billingPath(draft.accountId)} change={stepPath(draft, "amount")} shown={payOnceEvents.overlapsShown} />;
}
