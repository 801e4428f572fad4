import { useCopy } from "@portico/content-runtime/react";
import { Checkbox } from "@portico/design-system/choice";

export type PaperlessCheckboxProps = { checked: boolean; onChange: (checked: boolean) => void };

/** Bills by e-mail, as a part of a payment (PAY-17) or of an enrolment (BILL-09). */
export function PaperlessCheckbox({ checked, onChange }: PaperlessCheckboxProps) {
  const t = useCopy();
  return <Checkbox name="paperless" label={t("billing.schedule.review.paperless")} hint={t("billing.schedule.review.paperlessHint")} checked={checked} onChange={onChange} />;
}
