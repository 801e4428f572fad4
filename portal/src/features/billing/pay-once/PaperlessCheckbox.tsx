import { useCopy } from "@portico/content-runtime/react";
import { Checkbox } from "@portico/design-system/choice";
import { useDispatch } from "react-redux";
import { payOnceEvents } from "./payOnce.slice.ts";

/** Bills by e-mail, as a part of the payment (PAY-17). */
export function PaperlessCheckbox({ checked }: { checked: boolean }) {
  const t = useCopy();
  const dispatch = useDispatch();
  return (
    <Checkbox
      name="paperless"
      label={t("billing.schedule.review.paperless")}
      hint={t("billing.schedule.review.paperlessHint")}
      checked={checked}
      onChange={(now) => dispatch(payOnceEvents.paperlessChosen(now))}
    />
  );
}
