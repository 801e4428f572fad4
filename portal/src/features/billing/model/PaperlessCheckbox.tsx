import { useCopy } from "@portico/content-runtime/react";
import { Checkbox } from "@portico/design-system/choice";
import { Stack } from "@portico/design-system/layout";
import { PaperlessTerms } from "./PaperlessTerms.tsx";
import type { PaperlessAsked } from "./usePaperlessAsked.ts";

/** Bills by e-mail, as a part of a payment (PAY-17) or of an enrolment (BILL-09), with the agreement that it needs. Absent where there is no paper. */
export function PaperlessCheckbox({ asked: { offered, wanted, choose, accepted, setAccepted, missing } }: { asked: PaperlessAsked }) {
  const t = useCopy();
  if (!offered) return null;
  return (
    <Stack gap="small">
      <Checkbox name="paperless" label={t("billing.schedule.review.paperless")} hint={t("billing.schedule.review.paperlessHint")} checked={wanted} onChange={choose} />
      {wanted && <PaperlessTerms accepted={accepted} onChange={setAccepted} missing={missing} />}
    </Stack>
  );
}
