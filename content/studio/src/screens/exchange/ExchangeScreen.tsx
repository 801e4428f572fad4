import { useCopy } from "@portico/content-runtime/react";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { ExportCard } from "./ExportCard.tsx";
import { ImportPart } from "./ImportPart.tsx";

/** Files for translators and other programs: out of what is live, and back in as drafts. */
export function ExchangeScreen() {
  const t = useCopy();
  return (
    <Page width="wide">
      <Stack gap="xlarge">
        <PageHeader title={t("studio.exchange.title")} description={t("studio.exchange.lead")} />
        <ExportCard />
        <ImportPart />
      </Stack>
    </Page>
  );
}
