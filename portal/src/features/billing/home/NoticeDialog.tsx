import { useCopy } from "@portico/content-runtime/react";
import { Dialog } from "@portico/design-system/dialog";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";

/** News or disclosures; an empty line in them parts paragraphs. */
export function NoticeDialog({ notice, onClose }: { notice: "news" | "disclosures"; onClose: () => void }) {
  const t = useCopy();
  return (
    <Dialog open title={t(`billing.standing.${notice}.title`)} closeLabel={t("billing.close")} onClose={onClose}>
      <Stack>
        {t(`billing.standing.${notice}.text`)
          .split(/\n\s*\n/)
          .map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
      </Stack>
    </Dialog>
  );
}
