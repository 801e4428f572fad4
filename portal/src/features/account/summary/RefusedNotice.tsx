import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { useDispatch } from "react-redux";
import { refusalDismissed } from "../../navigation/model/navigation.slice.ts";

/** Says why the customer is here and not on the page they asked for, and who may open it. */
export function RefusedNotice() {
  const t = useCopy();
  const dispatch = useDispatch();
  const dismiss = { label: t("shell.dismiss"), onDismiss: () => dispatch(refusalDismissed()) };
  return <Alert tone="attention" toneLabel={t("shell.tone.attention")} title={t("summary.refused")} live="polite" dismiss={dismiss} />;
}
