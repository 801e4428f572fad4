import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Card } from "@portico/design-system/card";
import { EmptyState } from "@portico/design-system/feedback";
import { Select } from "@portico/design-system/field";
import { Grid, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useSearchParams } from "react-router-dom";
import { Facts } from "../../components/Facts.tsx";
import { When } from "../../components/InlineText.tsx";
import { RowSkeletons, ScreenState } from "../../components/ScreenState.tsx";
import { useRead } from "../../data/useRead.ts";
import { useEditor } from "../../session/sessionContext.ts";
import { FailedCalls, FailedIntervals, SlowCalls } from "./CallCharts.tsx";
import { Errors, Sessions } from "./ErrorAndSessionCharts.tsx";
import { filtersIn, periods, type ReportFilters, visibleSites } from "./filters.ts";
import { FunnelChart, isStarted, NotStarted } from "./FunnelChart.tsx";
import { type OperationsReport, reportReading } from "./operations.api.ts";
import { succeededPercent } from "./statistics.ts";
import { VitalsChart } from "./VitalsChart.tsx";

/** How the portal works for customers: calls, errors, sessions and speed, from what their browsers reported. */
export function OperationsScreen() {
  const t = useCopy();
  const visible = visibleSites(useEditor());
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader title={t("studio.operations.title")} description={t("studio.operations.lead")} />
        {visible.length > 0 ? (
          <Report visible={visible} />
        ) : (
          <EmptyState level={2} title={t("studio.operations.refused.title")}>
            {t("studio.operations.refused.detail")}
          </EmptyState>
        )}
      </Stack>
    </Page>
  );
}

type Visible = ReturnType<typeof visibleSites>;

function Report({ visible }: { visible: Visible }) {
  const t = useCopy();
  const [query, setQuery] = useSearchParams();
  const filters = filtersIn(query, visible);
  const { read, again } = useRead(reportReading(filters));
  const none = (
    <EmptyState level={2} title={t("studio.operations.none.title")}>
      {t("studio.operations.none.detail")}
    </EmptyState>
  );
  return (
    <Stack gap="large">
      <ReportFiltersBar filters={filters} visible={visible} onChange={(next) => setQuery(next, { replace: true })} />
      <ScreenState
        read={read}
        onRetry={again}
        skeleton={<RowSkeletons label={t("studio.operations.loading")} />}
        empty={{ when: isEmpty, show: none }}
      >
        {(report) => <ReportParts report={report} />}
      </ScreenState>
    </Stack>
  );
}

const isEmpty = ({ totals, errors, otherErrors, sessions }: OperationsReport) =>
  totals.calls === 0 && errors.length === 0 && otherErrors === 0 && sessions.devices === 0;

type FilterProps = { filters: ReportFilters; visible: Visible; onChange: (filters: ReportFilters) => void };

function ReportFiltersBar({ filters, visible, onChange }: FilterProps) {
  const t = useCopy();
  return (
    <Grid min="medium" gap="medium">
      <Select
        label={t("studio.operations.period")}
        name="period"
        value={filters.period}
        onChange={(period) => onChange({ ...filters, period: period as ReportFilters["period"] })}
        options={periods.map((value) => ({ value, label: t(`studio.operations.period.${value}`) }))}
      />
      <Select
        label={t("studio.operations.site")}
        name="site"
        value={filters.site}
        onChange={(site) => onChange({ ...filters, site: site as ReportFilters["site"] })}
        options={visible.map((value) => ({ value, label: t(`studio.operations.site.${value}`) }))}
      />
    </Grid>
  );
}

function ReportParts({ report }: { report: OperationsReport }) {
  const t = useCopy();
  const notStarted = report.funnels.filter((funnel) => !isStarted(funnel));
  return (
    <Stack gap="large">
      {!report.complete && (
        <Alert tone="info" toneLabel={t("studio.shell.tone.info")} title={t("studio.operations.incomplete.title")}>
          {t("studio.operations.incomplete.detail")}
        </Alert>
      )}
      <Totals report={report} />
      <Card>
        <FailedCalls operations={report.operations} totals={report.totals} />
      </Card>
      <Card>
        <FailedIntervals intervals={report.intervals} />
      </Card>
      <Card>
        <Errors errors={report.errors} others={report.otherErrors} />
      </Card>
      <Card>
        <SlowCalls operations={report.operations} />
      </Card>
      <Card>
        <Sessions sessions={report.sessions} />
      </Card>
      <Card>
        <VitalsChart vitals={report.vitals} />
      </Card>
      {report.funnels.filter(isStarted).map((funnel) => (
        <Card key={funnel.flow}>
          <FunnelChart funnel={funnel} />
        </Card>
      ))}
      {notStarted.length > 0 && (
        <Card>
          <NotStarted funnels={notStarted} />
        </Card>
      )}
    </Stack>
  );
}

function Totals({ report: { totals, from, to } }: { report: OperationsReport }) {
  const t = useCopy();
  const percent = succeededPercent(totals);
  const milliseconds = (ms: number | null) =>
    ms === null ? t("studio.operations.unknown") : t("studio.operations.milliseconds", { ms });
  const facts = {
    calls: t("studio.operations.number", { number: totals.calls }),
    succeeded: percent === undefined ? t("studio.operations.unknown") : t("studio.operations.percent", { percent }),
    failed: t("studio.operations.number", { number: totals.failed }),
    canceled: t("studio.operations.number", { number: totals.canceled }),
    median: milliseconds(totals.p50Ms),
    slow: milliseconds(totals.p95Ms),
  };
  return (
    <Card>
      <Stack gap="medium">
        <Text tone="quiet">
          <When at={from} /> – <When at={to} />
        </Text>
        <Facts
          variant="pairs"
          items={(["calls", "succeeded", "failed", "canceled", "median", "slow"] as const).map((id) => ({
            id,
            term: t(`studio.operations.column.${id}`),
            detail: facts[id],
          }))}
        />
      </Stack>
    </Card>
  );
}
