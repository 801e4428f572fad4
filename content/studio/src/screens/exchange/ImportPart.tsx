import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useMay } from "../../session/sessionContext.ts";
import { ImportForm } from "./ImportForm.tsx";
import { ImportReport } from "./ImportReport.tsx";
import { useImport } from "./useImport.ts";

/** A file comes back: what would come of it first, then the drafts. */
export function ImportPart() {
  const t = useCopy();
  const handle = useImport();
  const may = useMay("edit");
  return (
    <Stack gap="large">
      <Card labelledBy="import">
        <Stack gap="large">
          <Stack gap="xsmall">
            <CardTitle level={2} id="import">
              {t("studio.exchange.import.title")}
            </CardTitle>
            <Text tone="quiet">{t(may ? "studio.exchange.import.lead" : "studio.exchange.import.notAllowed")}</Text>
          </Stack>
          {may && <ImportForm handle={handle} />}
        </Stack>
      </Card>
      {handle.report && <ImportReport key={handle.report.turn} report={handle.report} handle={handle} />}
    </Stack>
  );
}
