import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { RadioGroup } from "@portico/design-system/choice";
import { EmptyState } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import { useEffect, useState } from "react";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import type { ImportItem, Outcome } from "./importExport.api.ts";
import { ReportTable } from "./ReportTable.tsx";
import type { ImportHandle, Report } from "./useImport.ts";

const headingId = "import-report";

/** Display order of outcomes: successes first, then what needs work. */
const outcomes: readonly Outcome[] = [
  "taken",
  "refused",
  "conflict",
  "sourceChanged",
  "unknownKey",
  "outsideYourScope",
  "untranslated",
  "duplicate",
  "unreadable",
];

/** The result of a dry run or an import. Takes focus at its heading, because the submit button is far above. */
export function ImportReport({ report, handle }: { report: Report; handle: ImportHandle }) {
  const t = useCopy();
  const { entries, unchanged, items } = report.result;
  useEffect(() => document.getElementById(headingId)?.focus(), []);
  const nothing = (
    <EmptyState level={3} title={t("studio.importExport.report.nothing.title")}>
      {t("studio.importExport.report.nothing.detail")}
    </EmptyState>
  );
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
      <ImportStep report={report} handle={handle} />
      <OutcomeFilter items={items} taken={report.taken} shown={shown} onChange={setShown} />
      <ReportTable
        key={shown}
        items={shown === "all" ? items : items.filter(({ outcome }) => outcome === shown)}
        taken={report.taken}
      />
    </>
  );
}

type FilterProps = {
  items: readonly ImportItem[];
  taken: boolean;
  shown: Outcome | "all";
  onChange: (shown: Outcome | "all") => void;
};

/** The number of messages per outcome, with an explanation; only outcomes that occur. */
function OutcomeFilter({ items, taken, shown, onChange }: FilterProps) {
  const t = useCopy();
  const count = (outcome: Outcome) => items.filter((item) => item.outcome === outcome).length;
  const met = outcomes.filter((outcome) => count(outcome) > 0);
  const options = met.map((value) => ({
    value,
    label: t(
      value === "taken" && taken ? "studio.importExport.outcome.taken.done" : `studio.importExport.outcome.${value}`,
    ),
    // The imported ones are reported above.
    description: value === "taken" && taken ? undefined : t(`studio.importExport.outcome.${value}.means`),
    aside: count(value),
  }));
  return (
    <RadioGroup
      legend={t("studio.importExport.report.show")}
      name="import-show"
      value={shown}
      onChange={onChange}
      options={[{ value: "all", label: t("studio.importExport.outcome.all"), aside: items.length }, ...options]}
    />
  );
}

/** Imports the valid messages as drafts, then links to them. */
function ImportStep({ report, handle: { taking, takeProblem, take } }: { report: Report; handle: ImportHandle }) {
  const t = useCopy();
  const count = report.result.items.filter(({ outcome }) => outcome === "taken").length;
  if (report.taken) return <Taken count={count} changeSet={report.result.changeSet} />;
  return (
    <Stack gap="medium">
      {takeProblem && <ProblemAlert problem={takeProblem} />}
      <Actions>
        <Button
          busy={taking ? t("studio.importExport.take.busy") : undefined}
          {...(count === 0 && { disabledReason: t("studio.importExport.take.none") })}
          onPress={take}
        >
          {t("studio.importExport.take", { count })}
        </Button>
      </Actions>
    </Stack>
  );
}

function Taken({ count, changeSet }: { count: number; changeSet: number | undefined }) {
  const t = useCopy();
  if (changeSet === undefined) {
    return (
      <Alert
        tone="warning"
        toneLabel={t("studio.shell.tone.warning")}
        title={t("studio.importExport.taken.none.title")}
        live="polite"
      >
        {t("studio.importExport.taken.none.detail")}
      </Alert>
    );
  }
  const link = (
    <Link href={`/studio/change-sets/${changeSet}`} tone="inherit">
      {t("studio.importExport.taken.link")}
    </Link>
  );
  return (
    <Alert
      tone="success"
      toneLabel={t("studio.shell.tone.success")}
      title={t("studio.importExport.taken.title", { count })}
      live="polite"
      action={link}
    >
      {t("studio.importExport.taken.detail")}
    </Alert>
  );
}
