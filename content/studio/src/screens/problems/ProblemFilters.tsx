import { useCopy } from "@portico/content-runtime/react";
import { SearchField, Select } from "@portico/design-system/field";
import { Grid } from "@portico/design-system/layout";
import { type Side, sides, valuesOf } from "../../components/problems.ts";
import type { CountedError } from "../../data/problems.api.ts";
import { useSideWords } from "./useSideWords.ts";

type Props = { all: readonly CountedError[]; query: URLSearchParams; onChange: (query: URLSearchParams) => void };

/** Narrows the list; only what occurs can be chosen. */
export function ProblemFilters({ all, query, onChange }: Props) {
  const t = useCopy();
  const words = useSideWords();
  const set = (name: Side | "q", value: string) => {
    const next = new URLSearchParams(query);
    if (value === "") next.delete(name);
    else next.set(name, value);
    onChange(next);
  };
  return (
    <Grid min="small" gap="medium">
      <SearchField label={t("studio.problems.search")} name="q" value={query.get("q") ?? ""} onChange={(value) => set("q", value)} clearLabel={t("studio.problems.search.clear")} />
      {sides.map((side) => (
        <Select
          key={side}
          label={t(`studio.problems.side.${side}`)}
          name={side}
          value={query.get(side) ?? ""}
          onChange={(value) => set(side, value)}
          options={[{ value: "", label: t("studio.problems.any") }, ...valuesOf(all, side).map((value) => ({ value, label: words(side, value) }))]}
        />
      ))}
    </Grid>
  );
}
