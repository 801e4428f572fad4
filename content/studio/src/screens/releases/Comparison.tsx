import { useCopy } from "@portico/content-runtime/react";
import { Segmented } from "@portico/design-system/choice";
import { EmptyState } from "@portico/design-system/feedback";
import { SearchField, Select } from "@portico/design-system/field";
import { Columns, Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { useSearchParams } from "react-router-dom";
import { reasonText } from "../../components/reasonText.ts";
import { DifferenceList } from "../../components/differences/DifferenceList.tsx";
import { RowSkeletons, ScreenState } from "../../components/ScreenState.tsx";
import { differencesReading, type Release, type ReleasePage } from "../../data/releases.api.ts";
import { useRead } from "../../data/useRead.ts";
import { filtered, type Part, type Sides, sidesOf, sizeOf } from "./comparing.ts";

type Props = { release: Release; page: ReleasePage };

const parts: readonly Part[] = ["all", "messages", "toggles", "forms", "articles"];

/** The diff of two releases; the other release and the search are in the URL. */
export function Comparison({ release, page }: Props) {
  const t = useCopy();
  const [query, setQuery] = useSearchParams();
  const sides = sidesOf(release, page, query.get("with"));
  const { read, again } = useRead(differencesReading(sides.from, sides.to));
  const part = parts.find((each) => each === query.get("part")) ?? "all";
  const search = query.get("q") ?? "";
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value === "" || value === "all") next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true });
  };
  return (
    <Stack gap="medium">
      <Heading level={2}>{t("studio.releases.compare.title", sides)}</Heading>
      <Columns template="equal" gap="medium">
        <Select
          label={t("studio.releases.compare.with")}
          name="with"
          value={sides.from}
          onChange={(value) => set("with", value)}
          options={useOthers(page, sides)}
        />
        <SearchField
          label={t("studio.releases.compare.search")}
          name="q"
          value={search}
          onChange={(value) => set("q", value)}
          clearLabel={t("studio.releases.compare.clear")}
        />
      </Columns>
      <Inline>
        <Segmented
          label={t("studio.releases.compare.parts")}
          value={part}
          onChange={(value) => set("part", value)}
          options={parts.map((value) => ({ value, label: t(`studio.releases.compare.part.${value}`) }))}
        />
      </Inline>
      <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons label={t("studio.releases.compare.loading")} />}>
        {(all) => {
          const shown = filtered(all, part, search);
          if (sizeOf(all) === 0)
            return (
              <EmptyState level={3} title={t("studio.differences.none.title")}>
                {t("studio.differences.none.detail")}
              </EmptyState>
            );
          return (
            <Stack gap="medium">
              <Text tone="quiet">
                {t("studio.releases.compare.count", { count: sizeOf(shown), total: sizeOf(all) })}
              </Text>
              <DifferenceList differences={shown} level={3} />
            </Stack>
          );
        }}
      </ScreenState>
    </Stack>
  );
}

/** The releases to compare one with, including the chosen one, however old. */
function useOthers({ releases }: ReleasePage, { from: chosen, to }: Sides) {
  const t = useCopy();
  const known = releases
    .filter(({ release }) => release !== to || release === chosen)
    .map(({ release, reason }) => ({
      value: release,
      label: `${t("studio.releases.one", { release })}: ${reasonText(t, reason)}`,
    }));
  return known.some(({ value }) => value === chosen)
    ? known
    : [...known, { value: chosen, label: t("studio.releases.one", { release: chosen }) }];
}
