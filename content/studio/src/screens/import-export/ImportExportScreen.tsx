import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useMay } from "../../session/sessionContext.ts";
import { ExportCard } from "./ExportCard.tsx";
import { ImportForm } from "./ImportForm.tsx";
import { ImportReport } from "./ImportReport.tsx";
import { useImport } from "./useImport.ts";

/** Files for translators and other programs: out of what is live, and back in as drafts. */
export function ImportExportScreen() {
  const t = useCopy();
  return (
    <Page width="wide">
      <Stack gap="xlarge">
        <PageHeader title={t("studio.importExport.title")} description={t("studio.importExport.lead")} />
        <ExportCard />
        <ImportPart />
      </Stack>
    </Page>
  );
}

/** A file comes back: what would come of it first, then the drafts. */
function ImportPart() {
  const t = useCopy();
  const handle = useImport();
  const may = useMay("edit");
  return (
    <Stack gap="large">
      <Card labelledBy="import">
        <Stack gap="large">
          <Stack gap="xsmall">
            <CardTitle level={2} id="import">
              {t("studio.importExport.import.title")}
            </CardTitle>
            <Text tone="quiet">{t(may ? "studio.importExport.import.lead" : "studio.importExport.import.notAllowed")}</Text>
          </Stack>
          {may && <ImportForm handle={handle} />}
        </Stack>
      </Card>
      {handle.report && <ImportReport key={handle.report.turn} report={handle.report} handle={handle} />}
    </Stack>
  );
}
