import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";

/** Words that were typed before a reload, or before somebody went elsewhere, are back. */
export function Restored({ onDrop }: { onDrop: () => void }) {
  const t = useCopy();
  const drop = (
    <Button variant="secondary" size="compact" onPress={onDrop}>
      {t("studio.editor.restored.drop")}
    </Button>
  );
  return (
    <Alert tone="note" toneLabel={t("studio.shell.tone.note")} title={t("studio.editor.restored.title")} live="polite" action={drop}>
      {t("studio.editor.restored.detail")}
    </Alert>
  );
}
