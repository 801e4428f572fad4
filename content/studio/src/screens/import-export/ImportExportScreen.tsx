import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { RadioGroup } from "@portico/design-system/choice";
import { LiveRegion } from "@portico/design-system/feedback";
import { Select } from "@portico/design-system/field";
import { DownloadIcon } from "@portico/design-system/icons";
import { Inline, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import { namespacesReading } from "../../data/translation.api.ts";
import { useAction } from "../../data/useAction.ts";
import { useRead } from "../../data/useRead.ts";
import { useMay } from "../../session/sessionContext.ts";
import { formats } from "./formats.ts";
import { exportFile, type FileFormat } from "./importExport.api.ts";
import { ImportForm } from "./ImportForm.tsx";
import { ImportReport } from "./ImportReport.tsx";
import { useImport } from "./useImport.ts";

/** Export of the live messages for translators and other programs, and import as drafts. */
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

/** Import: first a dry run, then the drafts. */
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
            <Text tone="quiet">
              {t(may ? "studio.importExport.import.lead" : "studio.importExport.import.notAllowed")}
            </Text>
          </Stack>
          {may && <ImportForm handle={handle} />}
        </Stack>
      </Card>
      {handle.report && <ImportReport key={handle.report.turn} report={handle.report} handle={handle} />}
    </Stack>
  );
}

/** Export of the live messages: the format, with its use, and the namespace. */
function ExportCard() {
  const t = useCopy();
  const [format, setFormat] = useState<FileFormat>("xliff12");
  const [namespace, setNamespace] = useState("");
  const { state, run } = useAction(exportFile);
  const download = async () => {
    const answer = await run({ format, namespace });
    if (answer.ok) saveFile(answer.data);
  };
  const options = formats.map((value) => ({
    value,
    label: t(`studio.importExport.format.${value}`),
    description: t(`studio.importExport.format.${value}.for`),
  }));
  return (
    <Card labelledBy="export">
      <Stack gap="large">
        <Stack gap="xsmall">
          <CardTitle level={2} id="export">
            {t("studio.importExport.export.title")}
          </CardTitle>
          <Text tone="quiet">{t("studio.importExport.export.lead")}</Text>
        </Stack>
        <RadioGroup
          legend={t("studio.importExport.format")}
          name="export-format"
          value={format}
          onChange={setFormat}
          options={options}
        />
        <NamespaceField namespace={namespace} onChange={setNamespace} />
        {state.phase === "refused" && <ProblemAlert problem={state.problem} />}
        <Inline>
          <Button
            variant="secondary"
            icon={<DownloadIcon size={20} />}
            busy={state.phase === "running" ? t("studio.importExport.export.busy") : undefined}
            onPress={() => void download()}
          >
            {t("studio.importExport.export.download")}
          </Button>
        </Inline>
        <LiveRegion
          urgency="polite"
          message={state.phase === "done" ? t("studio.importExport.export.done", { file: state.data.name }) : ""}
        />
      </Stack>
    </Card>
  );
}

/** Exporting everything works while the namespaces load, and when that fails. */
function NamespaceField({ namespace, onChange }: { namespace: string; onChange: (namespace: string) => void }) {
  const t = useCopy();
  const { read } = useRead(namespacesReading);
  const namespaces = (read.data ?? []).map(({ name, messages }) => ({
    value: name,
    label: t("studio.importExport.export.namespace.one", { namespace: name, count: messages }),
  }));
  return (
    <Select
      label={t("studio.importExport.export.namespace")}
      name="export-namespace"
      value={namespace}
      onChange={onChange}
      options={[{ value: "", label: t("studio.importExport.export.namespace.all") }, ...namespaces]}
    />
  );
}

/** Delay before revoking the download's object URL, so that the browser can start the download. */
const REVOKE_AFTER_MILLISECONDS = 60_000;

/** Downloads a file under its name. */
function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MILLISECONDS);
}
