import { useCopy } from "@portico/content-runtime/react";
import { SearchField, Select } from "@portico/design-system/field";
import { Grid, Stack } from "@portico/design-system/layout";
import { articleCategories } from "@portico/rules/supportArticle";
import { FoundCount } from "../../components/FoundCount.tsx";
import { articleStates, languages } from "./definition.ts";
import { type Filters, noFilters } from "./filters.ts";

export type FilterBarProps = {
  filters: Filters;
  onChange: (filters: Filters) => void;
  found: number;
  total: number;
};

/** Search, filters, and the number of results. */
export function FilterBar({ filters, onChange, found, total }: FilterBarProps) {
  const t = useCopy();
  const isNarrowed = Object.values(filters).some((word) => word !== "");
  const change = (changes: Record<string, string>) => onChange({ ...filters, ...changes } as Filters);
  return (
    <Stack gap="medium">
      <SearchField
        label={t("studio.articles.search")}
        hint={t("studio.articles.search.hint")}
        clearLabel={t("studio.articles.search.clear")}
        name="q"
        value={filters.q}
        onChange={(q) => change({ q })}
      />
      <div role="group" aria-label={t("studio.articles.filters")}>
        <Grid min="medium" gap="medium">
          <Select
            label={t("studio.articles.filter.state")}
            name="state"
            value={filters.state}
            options={[
              { value: "", label: t("studio.articles.filter.state.any") },
              ...articleStates.map((state) => ({ value: state, label: t("studio.articles.state", { state }) })),
            ]}
            onChange={(state) => change({ state })}
          />
          <Select
            label={t("studio.articles.filter.category")}
            name="category"
            value={filters.category}
            options={[
              { value: "", label: t("studio.articles.filter.category.any") },
              ...articleCategories.map((category) => ({
                value: category,
                label: t("studio.articles.category", { category }),
              })),
            ]}
            onChange={(category) => change({ category })}
          />
          <Select
            label={t("studio.articles.filter.missing")}
            name="missing"
            value={filters.missing}
            options={[
              { value: "", label: t("studio.articles.filter.missing.any") },
              ...languages.map((value) => ({ value, label: t(`studio.articles.filter.missing.${value}`) })),
            ]}
            onChange={(missing) => change({ missing })}
          />
        </Grid>
      </div>
      <FoundCount
        count={t("studio.articles.count", { count: found, total })}
        resetLabel={t("studio.articles.filter.reset")}
        onReset={isNarrowed ? () => onChange(noFilters) : undefined}
      />
    </Stack>
  );
}
