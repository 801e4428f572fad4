import { useCopy } from "@portico/content-runtime/react";
import { Dialog } from "@portico/design-system/dialog";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link, LinkButton } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { useState } from "react";

type Notice = "news" | "disclosures";

/** At the foot of the page: news, disclosures, disclaimers. Their words are the editors' (BILL-10). */
export function Notices() {
  const t = useCopy();
  const [reading, setReading] = useState<Notice>();
  return (
    <>
      <Inline gap="large">
        <LinkButton onPress={() => setReading("news")}>{t("billing.standing.news.link")}</LinkButton>
        <LinkButton onPress={() => setReading("disclosures")}>{t("billing.standing.disclosures.link")}</LinkButton>
        <Link href="/disclaimers">{t("billing.standing.disclaimersLink")}</Link>
      </Inline>
      <NoticeDialog notice="news" open={reading === "news"} onClose={() => setReading(undefined)} />
      <NoticeDialog notice="disclosures" open={reading === "disclosures"} onClose={() => setReading(undefined)} />
    </>
  );
}

function NoticeDialog({ notice, open, onClose }: { notice: Notice; open: boolean; onClose: () => void }) {
  const t = useCopy();
  return (
    <Dialog open={open} title={t(`billing.standing.${notice}.title`)} closeLabel={t("billing.close")} onClose={onClose}>
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
