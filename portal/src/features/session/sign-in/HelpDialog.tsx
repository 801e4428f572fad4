import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Dialog } from "@portico/design-system/dialog";
import { SupportNumbers } from "../model/SupportNumbers.tsx";

export function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useCopy();
  return (
    <Dialog
      open
      title={t("session.help.title")}
      description={t("session.help.description")}
      closeLabel={t("shell.close")}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{t("shell.close")}</Button>}
    >
      <SupportNumbers />
    </Dialog>
  );
}
