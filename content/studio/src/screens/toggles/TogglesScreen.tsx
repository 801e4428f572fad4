import { useCopy } from "@portico/content-runtime/react";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { useSearchParams } from "react-router-dom";
import { RowSkeletons } from "../../components/RowSkeletons.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { useRead } from "../../data/useRead.ts";
import { FilterBar } from "./FilterBar.tsx";
import { filtersIn, matching, queryOf, type Filters } from "./filters.ts";
import { type Toggle, togglesReading } from "./toggles.api.ts";
import { ToggleTable } from "./ToggleTable.tsx";

/** Every toggle and setting: what it is for, what customers get now, who decides, and what should be tidied up. */
export function TogglesScreen() {
  const t = useCopy();
  const { read, again } = useRead(togglesReading);
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader title={t("studio.toggles.title")} description={t("studio.toggles.lead")} />
        <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons label={t("studio.toggles.loading")} rows={5} />}>
          {(toggles) => <Found toggles={toggles} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}

function Found({ toggles }: { toggles: readonly Toggle[] }) {
  const [query, setQuery] = useSearchParams();
  const filters = filtersIn(query);
  const found = matching(toggles, filters);
  const change = (changes: Partial<Filters>) => setQuery(queryOf({ ...filters, ...changes }), { replace: true });
  return (
    <Stack gap="large">
      <FilterBar filters={filters} change={change} found={found.length} total={toggles.length} />
      <ToggleTable toggles={found} />
    </Stack>
  );
}
