import { useCopy } from "@portico/content-runtime/react";
import { Inline } from "@portico/design-system/layout";
import { Link, LinkButton } from "@portico/design-system/link";
import { Suspense, useState } from "react";
import { lazyPart } from "../../../components/lazyPart.ts";

const NoticeDialog = lazyPart(() => import("./NoticeDialog.tsx").then((part) => part.NoticeDialog));

/** At the foot of the page: news, disclosures, disclaimers. Their words are the editors' (BILL-10). */
export function Notices() {
  const t = useCopy();
  const [reading, setReading] = useState<"news" | "disclosures">();
  return (
    <>
      <Inline gap="large">
        <LinkButton onPress={() => setReading("news")}>{t("billing.standing.news.link")}</LinkButton>
        <LinkButton onPress={() => setReading("disclosures")}>{t("billing.standing.disclosures.link")}</LinkButton>
        <Link href="/disclaimers">{t("billing.standing.disclaimersLink")}</Link>
      </Inline>
      <Suspense>{reading && <NoticeDialog notice={reading} onClose={() => setReading(undefined)} />}</Suspense>
    </>
  );
}
