import { useCopy } from "@portico/content-runtime/react";
import { SearchField, Select } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { memo } from "react";
import { FoundCount } from "../../components/FoundCount.tsx";
import { choices, type Filters } from "./filters.ts";
import * as css from "./messages.css.ts";
import type { FilterHandle } from "./useFilters.ts";

export type FilterBarProps = FilterHandle & { parts: readonly string[]; found: number; total: number };

/** Search and filters, and how many messages they leave. */
export function FilterBar({ filters, change, reset, parts, found, total }: FilterBarProps) {
  const t = useCopy();
  const isNarrowed = Object.values(filters).some((word) => word !== "");
  const count = t("studio.messages.count", { count: found, total });
  return (
    <Stack gap="medium">
      <SearchField
        label={t("studio.messages.search")}
        hint={t("studio.messages.search.hint")}
        clearLabel={t("studio.messages.search.clear")}
        name="q"
        value={filters.q}
        onChange={(q) => change({ q })}
      />
      <div role="group" aria-label={t("studio.messages.filters")} className={css.filters}>
        <KnownChoices state={filters.state} missing={filters.missing} site={filters.site} change={change} />
        <PartOfPortal part={filters.part} parts={parts} change={change} />
      </div>
      <FoundCount count={count} resetLabel={t("studio.messages.filter.reset")} onReset={isNarrowed ? reset : undefined} />
    </Stack>
  );
}

type Change = FilterHandle["change"];

type KnownChoicesProps = Omit<Filters, "q" | "part"> & { change: Change };

/** The filters whose choices are known beforehand. */
const KnownChoices = memo(function KnownChoices({ state, missing, site, change }: KnownChoicesProps) {
  const t = useCopy();
  const states = [{ value: "", label: t("studio.messages.filter.state.any") }, ...choices.state.map((value) => ({ value, label: t(`studio.messages.filter.state.${value}`) }))];
  const languages = [{ value: "", label: t("studio.messages.filter.missing.any") }, ...choices.missing.map((value) => ({ value, label: t(`studio.messages.filter.missing.${value}`) }))];
  const sites = [{ value: "", label: t("studio.messages.filter.site.any") }, ...choices.site.map((value) => ({ value, label: t(`studio.messages.site.${value}`) }))];
  return (
    <>
      <Select label={t("studio.messages.filter.state")} name="state" value={state} options={states} onChange={(value) => change({ state: value as Filters["state"] })} />
      <Select label={t("studio.messages.filter.missing")} name="missing" value={missing} options={languages} onChange={(value) => change({ missing: value as Filters["missing"] })} />
      <Select label={t("studio.messages.filter.site")} name="site" value={site} options={sites} onChange={(value) => change({ site: value as Filters["site"] })} />
    </>
  );
});

type PartProps = { part: string; parts: readonly string[]; change: Change };

/** Hundreds of choices, not drawn anew with each letter in the search. One that an old address names and that has no messages any more can still be seen and left. */
const PartOfPortal = memo(function PartOfPortal({ part, parts, change }: PartProps) {
  const t = useCopy();
  const offered = part === "" || parts.includes(part) ? parts : [part, ...parts];
  const options = [{ value: "", label: t("studio.messages.filter.screen.any") }, ...offered.map((value) => ({ value, label: value }))];
  return <Select label={t("studio.messages.filter.screen")} name="part" value={part} options={options} onChange={(chosen) => change({ part: chosen })} />;
});
