import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { RadioGroup } from "@portico/design-system/choice";
import { LiveRegion } from "@portico/design-system/feedback";
import { Select } from "@portico/design-system/field";
import { DownloadIcon } from "@portico/design-system/icons";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import { useAction } from "../../data/useAction.ts";
import { partsReading } from "../../data/parts.api.ts";
import { useRead } from "../../data/useRead.ts";
import { exportFile, type FileFormat } from "./exchange.api.ts";
import { formats } from "./formats.ts";
import { saveFile } from "./saveFile.ts";

/** Live words as a file: its format, with whom it is for, and how much of the portal. */
export function ExportCard() {
  const t = useCopy();
  const [format, setFormat] = useState<FileFormat>("xliff12");
  const [part, setPart] = useState("");
  const { state, run } = useAction(exportFile);
  const download = async () => {
    const answer = await run({ format, part });
    if (answer.ok) saveFile(answer.data);
  };
  const options = formats.map((value) => ({ value, label: t(`studio.exchange.format.${value}`), description: t(`studio.exchange.format.${value}.for`) }));
  return (
    <Card labelledBy="export">
      <Stack gap="large">
        <Stack gap="xsmall">
          <CardTitle level={2} id="export">
            {t("studio.exchange.export.title")}
          </CardTitle>
          <Text tone="quiet">{t("studio.exchange.export.lead")}</Text>
        </Stack>
        <RadioGroup legend={t("studio.exchange.format")} name="export-format" value={format} onChange={setFormat} options={options} />
        <PartOfPortal part={part} onChange={setPart} />
        {state.phase === "refused" && <ProblemAlert problem={state.problem} />}
        <Inline>
          <Button variant="secondary" icon={<DownloadIcon size={20} />} busy={state.phase === "running" ? t("studio.exchange.export.busy") : undefined} onPress={() => void download()}>
            {t("studio.exchange.export.download")}
          </Button>
        </Inline>
        <LiveRegion urgency="polite" message={state.phase === "done" ? t("studio.exchange.export.done", { file: state.data.name }) : ""} />
      </Stack>
    </Card>
  );
}

/** Everything can be exported while the parts are on their way, and when they do not come. */
function PartOfPortal({ part, onChange }: { part: string; onChange: (part: string) => void }) {
  const t = useCopy();
  const { read } = useRead(partsReading);
  const parts = (read.data ?? []).map(({ name, messages }) => ({ value: name, label: t("studio.exchange.export.part.one", { part: name, count: messages }) }));
  return <Select label={t("studio.exchange.export.part")} name="export-part" value={part} onChange={onChange} options={[{ value: "", label: t("studio.exchange.export.part.all") }, ...parts]} />;
}
