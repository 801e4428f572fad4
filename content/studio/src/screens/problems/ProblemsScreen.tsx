import { useCopy } from "@portico/content-runtime/react";
import { Page, Stack } from "@portico/design-system/layout";
import { EmptyState } from "@portico/design-system/feedback";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useSearchParams } from "react-router-dom";
import { narrowed } from "../../components/problems.ts";
import { RowSkeletons } from "../../components/RowSkeletons.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { problemsReading } from "../../data/problems.api.ts";
import { useRead } from "../../data/useRead.ts";
import { ProblemFilters } from "./ProblemFilters.tsx";
import { ProblemTable } from "./ProblemTable.tsx";

/** Words that customers' browsers missed or could not show in the last 30 days. */
export function ProblemsScreen() {
  const t = useCopy();
  const [query, setQuery] = useSearchParams();
  const { read, again } = useRead(problemsReading);
  const none = <EmptyState level={2} title={t("studio.problems.none.title")}>{t("studio.problems.none.detail")}</EmptyState>;
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader title={t("studio.problems.title")} description={t("studio.problems.lead")} />
        <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons label={t("studio.problems.loading")} />} empty={{ when: (all) => all.length === 0, show: none }}>
          {(all) => {
            const shown = narrowed(all, query);
            return (
              <Stack gap="large">
                <ProblemFilters all={all} query={query} onChange={(next) => setQuery(next, { replace: true })} />
                <Text tone="quiet">{t("studio.problems.count", { count: shown.length, total: all.length })}</Text>
                <ProblemTable errors={shown} />
              </Stack>
            );
          }}
        </ScreenState>
      </Stack>
    </Page>
  );
}
