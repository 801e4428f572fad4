import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";

/** The checks did not come: the words can be written and saved all the same, and the server checks them then. */
export function GateTrouble() {
  const t = useCopy();
  return (
    <Alert tone="attention" toneLabel={t("studio.shell.tone.attention")} title={t("studio.editor.gate.failed.title")} live="polite">
      {t("studio.editor.gate.failed.detail")}
    </Alert>
  );
}
