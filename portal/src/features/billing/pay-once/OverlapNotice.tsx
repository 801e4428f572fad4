import { useCopy } from "@portico/content-runtime/react";
import { overlapping } from "@portico/rules/accountStatus";
import { stillDue } from "@portico/rules/paymentAmount";
import { Overlaps } from "../model/Overlaps.tsx";
import { billingPath } from "../model/paths.ts";
import { stepPath } from "./payOnce.draft.ts";
import { payOnceEvents } from "./payOnce.slice.ts";
import type { StepProps } from "./steps.ts";

/** What may pay the same bill; a scheduled payment that is changed does not stand in its own way, and what pays the rest of the bill pays nothing twice. */
export function OverlapNotice({ account, draft }: StepProps) {
  const t = useCopy();
  const claims = account.overlaps.filter(({ id }) => id !== draft.way?.changes);
  const overlaps = overlapping(claims, draft.amount?.cents ?? stillDue(account), stillDue(account));
  return <Overlaps overlaps={overlaps} title={t("billing.schedule.overlap.title")} skip={billingPath(draft.accountId)} change={stepPath(draft, "amount")} shown={payOnceEvents.overlapsShown} />;
}
