import { useCopy } from "@portico/content-runtime/react";
import { Checkbox } from "@portico/design-system/choice";

/** Bills by e-mail, as a part of the payment (PAY-17). */
export function PaperlessCheckbox({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const t = useCopy();
  return <Checkbox name="paperless" label={t("billing.schedule.review.paperless")} hint={t("billing.schedule.review.paperlessHint")} checked={checked} onChange={onChange} />;
}
