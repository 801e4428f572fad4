import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { DownloadIcon } from "@portico/design-system/icons";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { useSearchParams } from "react-router-dom";
import { RowSkeletons } from "../../components/RowSkeletons.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { changesReading, historyFile } from "../../data/changes.api.ts";
import { useRead } from "../../data/useRead.ts";
import { filterIn } from "./filter.ts";
import { HistoryFilters } from "./HistoryFilters.tsx";
import { HistoryTable } from "./HistoryTable.tsx";
import { Wholeness } from "./Wholeness.tsx";

/** Who did what, when and why; the address holds the question. */
export function HistoryScreen() {
  const t = useCopy();
  const [query, setQuery] = useSearchParams();
  const filter = filterIn(query);
  const { read, again } = useRead(changesReading(filter));
  const download = (
    <ButtonLink href={historyFile} variant="secondary" icon={<DownloadIcon size={20} />} download="content-history.csv">
      {t("studio.history.download")}
    </ButtonLink>
  );
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader title={t("studio.history.title")} description={t("studio.history.lead")} actions={download} />
        <Wholeness />
        <HistoryFilters filter={filter} query={query} onChange={(next) => setQuery(next, { replace: true })} />
        <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons label={t("studio.history.loading")} />}>
          {(entries) => <HistoryTable entries={entries} query={query} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}
