import { useCopy } from "@portico/content-runtime/react";
import { Dialog } from "@portico/design-system/dialog";
import { Stack } from "@portico/design-system/layout";
import { Paragraphs } from "../../../components/Paragraphs.tsx";

/** News or disclosures; empty lines in the text separate paragraphs. */
export function NoticeDialog({ notice, onClose }: { notice: "news" | "disclosures"; onClose: () => void }) {
  const t = useCopy();
  return (
    <Dialog open title={t(`billing.standing.${notice}.title`)} closeLabel={t("billing.close")} onOpenChange={onClose}>
      <Stack>
        <Paragraphs text={t(`billing.standing.${notice}.text`)} />
      </Stack>
    </Dialog>
  );
}
