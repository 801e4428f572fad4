import { useCopy } from "@portico/content-runtime/react";
import { SearchField, Select } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { memo, useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { FoundCount } from "../../components/FoundCount.tsx";
import { choices, type Filters, filtersIn, noFilters, queryOf } from "./filters.ts";
import * as css from "./messages.css.ts";

export type FilterBarProps = FilterHandle & { parts: readonly string[]; found: number; total: number };

/** Search, filters, and the number of results. */
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
      <FoundCount
        count={count}
        resetLabel={t("studio.messages.filter.reset")}
        onReset={isNarrowed ? reset : undefined}
      />
    </Stack>
  );
}

type Change = FilterHandle["change"];

type KnownChoicesProps = Omit<Filters, "q" | "part"> & { change: Change };

/** The filters with fixed options. */
const KnownChoices = memo(function KnownChoices({ state, missing, site, change }: KnownChoicesProps) {
  const t = useCopy();
  const states = [
    { value: "", label: t("studio.messages.filter.state.any") },
    ...choices.state.map((value) => ({ value, label: t(`studio.messages.filter.state.${value}`) })),
  ];
  const languages = [
    { value: "", label: t("studio.messages.filter.missing.any") },
    ...choices.missing.map((value) => ({ value, label: t(`studio.messages.filter.missing.${value}`) })),
  ];
  const sites = [
    { value: "", label: t("studio.messages.filter.site.any") },
    ...choices.site.map((value) => ({ value, label: t(`studio.messages.site.${value}`) })),
  ];
  return (
    <>
      <Select
        label={t("studio.messages.filter.state")}
        name="state"
        value={state}
        options={states}
        onChange={(value) => change({ state: value as Filters["state"] })}
      />
      <Select
        label={t("studio.messages.filter.missing")}
        name="missing"
        value={missing}
        options={languages}
        onChange={(value) => change({ missing: value as Filters["missing"] })}
      />
      <Select
        label={t("studio.messages.filter.site")}
        name="site"
        value={site}
        options={sites}
        onChange={(value) => change({ site: value as Filters["site"] })}
      />
    </>
  );
});

type PartProps = { part: string; parts: readonly string[]; change: Change };

/**
 * Has hundreds of options, so it is memoized and not re-rendered on each key press. Keeps an option that an old URL
 * names, even when it has no messages any more.
 */
const PartOfPortal = memo(function PartOfPortal({ part, parts, change }: PartProps) {
  const t = useCopy();
  const offered = part === "" || parts.includes(part) ? parts : [part, ...parts];
  const options = [
    { value: "", label: t("studio.messages.filter.screen.any") },
    ...offered.map((value) => ({ value, label: value })),
  ];
  return (
    <Select
      label={t("studio.messages.filter.screen")}
      name="part"
      value={part}
      options={options}
      onChange={(chosen) => change({ part: chosen })}
    />
  );
});

/** Debounce before the URL is updated; milliseconds. Browsers rate-limit history updates. */
const pause = 300;

type FilterHandle = { filters: Filters; change: (changes: Partial<Filters>) => void; reset: () => void };

const inPlace = { replace: true };

/** Filters from the URL; local state is ahead of it by the debounce. */
export function useFilters(): FilterHandle {
  const [query, setQuery] = useSearchParams();
  const inAddress = filtersIn(query);
  const [typed, setTyped] = useState(inAddress.q);
  const [followed, setFollowed] = useState(inAddress.q);
  // The URL changed by navigation: back, forward, a link.
  if (inAddress.q !== followed) {
    setFollowed(inAddress.q);
    setTyped(inAddress.q);
  }

  useEffect(() => {
    const timer = setTimeout(
      () => typed !== followed && setQuery((before) => queryOf({ ...filtersIn(before), q: typed }), inPlace),
      pause,
    );
    return () => clearTimeout(timer);
  }, [typed, followed, setQuery]);

  // A stable function while typing, so that only the list re-renders.
  const change = useCallback(
    ({ q, ...chosen }: Partial<Filters>) => {
      if (q !== undefined) setTyped(q);
      if (Object.keys(chosen).length > 0) setQuery((before) => queryOf({ ...filtersIn(before), ...chosen }), inPlace);
    },
    [setQuery],
  );
  const reset = () => {
    setTyped("");
    setQuery(queryOf(noFilters), inPlace);
  };
  return { filters: { ...inAddress, q: typed }, change, reset };
}
