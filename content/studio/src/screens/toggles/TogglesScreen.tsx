import { useCopy } from "@portico/content-runtime/react";
import { Select } from "@portico/design-system/field";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { useSearchParams } from "react-router-dom";
import { FoundCount } from "../../components/FoundCount.tsx";
import { RowSkeletons, ScreenState } from "../../components/ScreenState.tsx";
import { useRead } from "../../data/useRead.ts";
import { choices, type Filters, filtersIn, matching, queryOf } from "./filters.ts";
import { type Toggle, togglesReading } from "./toggles.api.ts";
import * as css from "./toggles.css.ts";
import { ToggleTable } from "./ToggleTable.tsx";

/** Every toggle and setting: its purpose, its live state, its owner, and whether it is stale. */
export function TogglesScreen() {
  const t = useCopy();
  const { read, again } = useRead(togglesReading);
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader title={t("studio.toggles.title")} description={t("studio.toggles.lead")} />
        <ScreenState
          read={read}
          onRetry={again}
          skeleton={<RowSkeletons label={t("studio.toggles.loading")} rows={5} />}
        >
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

export type FilterBarProps = {
  filters: Filters;
  change: (changes: Partial<Filters>) => void;
  found: number;
  total: number;
};

/** Filters, and the number of results. */
function FilterBar({ filters, change, found, total }: FilterBarProps) {
  const t = useCopy();
  const count = t("studio.toggles.count", { count: found, total });
  const isNarrowed = Object.values(filters).some((word) => word !== "");
  const kinds = [
    { value: "", label: t("studio.toggles.filter.kind.any") },
    ...choices.kind.map((value) => ({ value, label: t(`studio.toggles.kind.${value}`) })),
  ];
  const looks = [
    { value: "", label: t("studio.toggles.filter.look.any") },
    ...choices.look.map((value) => ({ value, label: t(`studio.toggles.filter.look.${value}`) })),
  ];
  return (
    <Stack gap="medium">
      <div role="group" aria-label={t("studio.toggles.filters")} className={css.filters}>
        <Select
          label={t("studio.toggles.filter.kind")}
          name="kind"
          value={filters.kind}
          options={kinds}
          onChange={(kind) => change({ kind: kind as Filters["kind"] })}
        />
        <Select
          label={t("studio.toggles.filter.look")}
          name="look"
          value={filters.look}
          options={looks}
          onChange={(look) => change({ look: look as Filters["look"] })}
        />
      </div>
      <FoundCount
        count={count}
        resetLabel={t("studio.toggles.filter.reset")}
        onReset={isNarrowed ? () => change({ kind: "", look: "" }) : undefined}
      />
    </Stack>
  );
}
