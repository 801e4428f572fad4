import { useCopy } from "@portico/content-runtime/react";
import { Checkbox } from "@portico/design-system/choice";
import { Stack } from "@portico/design-system/layout";
import { PaperlessTerms } from "./PaperlessTerms.tsx";
import type { PaperlessAsked } from "./usePaperlessAsked.ts";

export type PaperlessCheckboxProps = {
  asked: PaperlessAsked;
  /** What it waits for: a payment that is taken, one that is scheduled, or Auto Pay that is turned on. */
  begins: "PAYMENT" | "SCHEDULED" | "AUTO_PAY";
};

/** Bills by e-mail, as a part of a payment (PAY-17) or of an enrolment (BILL-09), with the agreement that it needs. Absent where there is no paper. */
export function PaperlessCheckbox({ asked: { offered, wanted, choose, accepted, setAccepted, missing }, begins }: PaperlessCheckboxProps) {
  const t = useCopy();
  if (!offered) return null;
  return (
    <Stack gap="small">
      <Checkbox name="paperless" label={t("billing.schedule.review.paperless")} hint={t("billing.paperless.hint", { begins })} checked={wanted} onChange={choose} />
      {wanted && <PaperlessTerms accepted={accepted} onChange={setAccepted} missing={missing} />}
    </Stack>
  );
}
