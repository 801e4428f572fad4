import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { useDispatch, useSelector } from "react-redux";
import { contactEvents, selectContactPhase } from "./contacts.slice.ts";

/** That the last change was made; what was not is said where it was asked for. */
export function ChangeNotice() {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectContactPhase);
  if (phase.name !== "done") return null;
  const dismiss = { label: t("community.contacts.close"), onDismiss: () => dispatch(contactEvents.dismissed()) };
  return (
    <Alert tone="good" toneLabel={t("shell.tone.good")} live="polite" dismiss={dismiss}>
      {t("community.contacts.done", { what: phase.what, name: phase.contact })}
    </Alert>
  );
}
