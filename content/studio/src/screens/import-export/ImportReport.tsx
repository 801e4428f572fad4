import { useCopy } from "@portico/content-runtime/react";
import { RadioGroup } from "@portico/design-system/choice";
import { EmptyState } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { useEffect, useState } from "react";
import type { ImportItem, Outcome } from "./importExport.api.ts";
import { ReportTable } from "./ReportTable.tsx";
import { TakeStep } from "./TakeStep.tsx";
import type { ImportHandle, Report } from "./useImport.ts";

const headingId = "import-report";

/** In the order in which they are looked at: what goes well first, then what has to be done. */
const outcomes: readonly Outcome[] = ["taken", "refused", "conflict", "sourceChanged", "unknownKey", "outsideYourScope", "untranslated", "duplicate", "unreadable"];

/** What would come of a file, or came of it. The focus goes to its heading: it is the answer to a press far above. */
export function ImportReport({ report, handle }: { report: Report; handle: ImportHandle }) {
  const t = useCopy();
  const { entries, unchanged, items } = report.result;
  useEffect(() => document.getElementById(headingId)?.focus(), []);
  const nothing = <EmptyState level={3} title={t("studio.importExport.report.nothing.title")}>{t("studio.importExport.report.nothing.detail")}</EmptyState>;
  return (
    <Stack gap="large" as="section">
      <Stack gap="xsmall">
        <Heading level={2} id={headingId} focusable>
          {t(report.taken ? "studio.importExport.report.title.done" : "studio.importExport.report.title")}
        </Heading>
        <Text tone="quiet">{t("studio.importExport.report.counts", { entries, unchanged })}</Text>
      </Stack>
      {items.length === 0 ? nothing : <Found report={report} handle={handle} />}
    </Stack>
  );
}

function Found({ report, handle }: { report: Report; handle: ImportHandle }) {
  const [shown, setShown] = useState<Outcome | "all">("all");
  const { items } = report.result;
  return (
    <>
      <TakeStep report={report} handle={handle} />
      <OutcomeFilter items={items} taken={report.taken} shown={shown} onChange={setShown} />
      <ReportTable key={shown} items={shown === "all" ? items : items.filter(({ outcome }) => outcome === shown)} taken={report.taken} />
    </>
  );
}

type FilterProps = { items: readonly ImportItem[]; taken: boolean; shown: Outcome | "all"; onChange: (shown: Outcome | "all") => void };

/** How many of each, what that means, and only those: in one place. */
function OutcomeFilter({ items, taken, shown, onChange }: FilterProps) {
  const t = useCopy();
  const count = (outcome: Outcome) => items.filter((item) => item.outcome === outcome).length;
  const met = outcomes.filter((outcome) => count(outcome) > 0);
  const options = met.map((value) => ({
    value,
    label: t(value === "taken" && taken ? "studio.importExport.outcome.taken.done" : `studio.importExport.outcome.${value}`),
    // What was taken is told above.
    description: value === "taken" && taken ? undefined : t(`studio.importExport.outcome.${value}.means`),
    aside: count(value),
  }));
  return <RadioGroup legend={t("studio.importExport.report.show")} name="import-show" value={shown} onChange={onChange} options={[{ value: "all", label: t("studio.importExport.outcome.all"), aside: items.length }, ...options]} />;
}
