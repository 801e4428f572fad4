import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { useState } from "react";

/** Drops the saved draft, after a question. */
export function Discard({ discard }: { discard: () => Promise<boolean> }) {
  const t = useCopy();
  const [open, setOpen] = useState(false);
  const confirm = async () => {
    await discard();
    setOpen(false);
  };
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        {t("studio.editor.discard")}
      </Button>
      <ConfirmDialog
        open={open}
        question={t("studio.editor.discard.question")}
        consequence={t("studio.editor.discard.consequence")}
        confirmLabel={t("studio.editor.discard.confirm")}
        cancelLabel={t("studio.editor.discard.cancel")}
        tone="danger"
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
