import { useCopy } from "@portico/content-runtime/react";
import { Select } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { FoundCount } from "../../components/FoundCount.tsx";
import { choices, type Filters } from "./filters.ts";
import * as css from "./toggles.css.ts";

export type FilterBarProps = { filters: Filters; change: (changes: Partial<Filters>) => void; found: number; total: number };

/** Filters, and how many toggles they leave. */
export function FilterBar({ filters, change, found, total }: FilterBarProps) {
  const t = useCopy();
  const count = t("studio.toggles.count", { count: found, total });
  const isNarrowed = Object.values(filters).some((word) => word !== "");
  const kinds = [{ value: "", label: t("studio.toggles.filter.kind.any") }, ...choices.kind.map((value) => ({ value, label: t(`studio.toggles.kind.${value}`) }))];
  const looks = [{ value: "", label: t("studio.toggles.filter.look.any") }, ...choices.look.map((value) => ({ value, label: t(`studio.toggles.filter.look.${value}`) }))];
  return (
    <Stack gap="medium">
      <div role="group" aria-label={t("studio.toggles.filters")} className={css.filters}>
        <Select label={t("studio.toggles.filter.kind")} name="kind" value={filters.kind} options={kinds} onChange={(kind) => change({ kind: kind as Filters["kind"] })} />
        <Select label={t("studio.toggles.filter.look")} name="look" value={filters.look} options={looks} onChange={(look) => change({ look: look as Filters["look"] })} />
      </div>
      <FoundCount count={count} resetLabel={t("studio.toggles.filter.reset")} onReset={isNarrowed ? () => change({ kind: "", look: "" }) : undefined} />
    </Stack>
  );
}
