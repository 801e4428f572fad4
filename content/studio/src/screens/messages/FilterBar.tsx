import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { LiveRegion } from "@portico/design-system/feedback";
import { SearchField, Select } from "@portico/design-system/field";
import { Inline, Stack } from "@portico/design-system/layout";
import { pageTitleId } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { choices, type Filters } from "./filters.ts";
import * as css from "./messages.css.ts";
import type { FilterHandle } from "./useFilters.ts";
import { useSettled } from "./useSettled.ts";

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
      <div role="group" aria-label={t("studio.messages.filters")}>
        <div className={css.filters}>
          <Choices filters={filters} change={change} />
          <PartOfPortal part={filters.part} parts={parts} onChange={(part) => change({ part })} />
        </div>
      </div>
      <Inline justify="between">
        <Text weight="strong" numeric>
          {count}
        </Text>
        {isNarrowed && (
          <Button variant="quiet" size="compact" onPress={() => showAll(reset)}>
            {t("studio.messages.filter.reset")}
          </Button>
        )}
      </Inline>
      <LiveRegion urgency="polite" message={useSettled(count)} />
    </Stack>
  );
}

/** The button goes with the filters, so the focus goes to the heading of the page. */
function showAll(reset: () => void): void {
  reset();
  document.getElementById(pageTitleId)?.focus();
}

/** The filters whose choices are known beforehand. */
function Choices({ filters, change }: Pick<FilterHandle, "filters" | "change">) {
  const t = useCopy();
  const any = (label: string) => ({ value: "", label });
  const state = [any(t("studio.messages.filter.state.any")), ...choices.state.map((value) => ({ value, label: t(`studio.messages.filter.state.${value}`) }))];
  const missing = [any(t("studio.messages.filter.missing.any")), ...choices.missing.map((value) => ({ value, label: t(`studio.messages.filter.missing.${value}`) }))];
  const site = [any(t("studio.messages.filter.site.any")), ...choices.site.map((value) => ({ value, label: t(`studio.messages.site.${value}`) }))];
  return (
    <>
      <Select label={t("studio.messages.filter.state")} name="state" value={filters.state} options={state} onChange={(value) => change({ state: value as Filters["state"] })} />
      <Select label={t("studio.messages.filter.missing")} name="missing" value={filters.missing} options={missing} onChange={(value) => change({ missing: value as Filters["missing"] })} />
      <Select label={t("studio.messages.filter.site")} name="site" value={filters.site} options={site} onChange={(value) => change({ site: value as Filters["site"] })} />
    </>
  );
}

type PartProps = { part: string; parts: readonly string[]; onChange: (part: string) => void };

/** One that an old address names and that has no messages any more can still be seen and left. */
function PartOfPortal({ part, parts, onChange }: PartProps) {
  const t = useCopy();
  const offered = part === "" || parts.includes(part) ? parts : [part, ...parts];
  const options = [{ value: "", label: t("studio.messages.filter.screen.any") }, ...offered.map((value) => ({ value, label: value }))];
  return <Select label={t("studio.messages.filter.screen")} name="part" value={part} options={options} onChange={onChange} />;
}
