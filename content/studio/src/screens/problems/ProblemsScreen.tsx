import { useCopy } from "@portico/content-runtime/react";
import { EmptyState } from "@portico/design-system/feedback";
import { SearchField, Select } from "@portico/design-system/field";
import { Grid, Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { type Column, Table } from "@portico/design-system/table";
import { Text } from "@portico/design-system/text";
import { useSearchParams } from "react-router-dom";
import { itemHref, releaseHref } from "../../components/hrefs.ts";
import { KeyText, When } from "../../components/InlineText.tsx";
import { RowSkeletons, ScreenState } from "../../components/ScreenState.tsx";
import { type CountedError, narrowed, problemsReading, type Side, sides, valuesOf } from "../../data/problems.api.ts";
import { useRead } from "../../data/useRead.ts";

/** Messages that were missing or failed to format in customers' browsers in the last 30 days. */
export function ProblemsScreen() {
  const t = useCopy();
  const [query, setQuery] = useSearchParams();
  const { read, again } = useRead(problemsReading);
  const none = (
    <EmptyState level={2} title={t("studio.problems.none.title")}>
      {t("studio.problems.none.detail")}
    </EmptyState>
  );
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader title={t("studio.problems.title")} description={t("studio.problems.lead")} />
        <ScreenState
          read={read}
          onRetry={again}
          skeleton={<RowSkeletons label={t("studio.problems.loading")} />}
          empty={{ when: (all) => all.length === 0, show: none }}
        >
          {(all) => {
            const shown = narrowed(all, query);
            return (
              <Stack gap="large">
                <ProblemFilters all={all} query={query} onChange={(next) => setQuery(next, { replace: true })} />
                <Text tone="quiet">{t("studio.problems.count", { count: shown.length, total: all.length })}</Text>
                <ProblemTable errors={shown} />
              </Stack>
            );
          }}
        </ScreenState>
      </Stack>
    </Page>
  );
}

type FilterProps = { all: readonly CountedError[]; query: URLSearchParams; onChange: (query: URLSearchParams) => void };

/** The filters, with the values that occur. */
function ProblemFilters({ all, query, onChange }: FilterProps) {
  const t = useCopy();
  const words = useSideText();
  const set = (name: Side | "q", value: string) => {
    const next = new URLSearchParams(query);
    if (value === "") next.delete(name);
    else next.set(name, value);
    onChange(next);
  };
  return (
    <Grid min="small" gap="medium">
      <SearchField
        label={t("studio.problems.search")}
        name="q"
        value={query.get("q") ?? ""}
        onChange={(value) => set("q", value)}
        clearLabel={t("studio.problems.search.clear")}
      />
      {sides.map((side) => (
        <Select
          key={side}
          label={t(`studio.problems.side.${side}`)}
          name={side}
          value={query.get(side) ?? ""}
          onChange={(value) => set(side, value)}
          options={[
            { value: "", label: t("studio.problems.any") },
            ...valuesOf(all, side).map((value) => ({ value, label: words(side, value) })),
          ]}
        />
      ))}
    </Grid>
  );
}

const rowKey = ({ site, kind, key, locale, release }: CountedError) => [site, kind, key, locale, release].join(" ");

/** The errors, most frequent first, with links to the messages. */
function ProblemTable({ errors }: { errors: readonly CountedError[] }) {
  const t = useCopy();
  return (
    <Table
      caption={t("studio.problems.caption")}
      captionHidden
      columns={useColumns()}
      rows={errors}
      rowKey={rowKey}
      empty={
        <EmptyState title={t("studio.problems.noneFits.title")}>{t("studio.problems.noneFits.detail")}</EmptyState>
      }
    />
  );
}

function useColumns(): Column<CountedError>[] {
  const t = useCopy();
  const words = useSideText();
  return [
    { id: "what", header: t("studio.problems.column.what"), rowHeader: true, cell: (error) => <What error={error} /> },
    { id: "kind", header: t("studio.problems.side.kind"), cell: ({ kind }) => words("kind", kind) },
    {
      id: "count",
      header: t("studio.problems.column.count"),
      align: "end",
      nowrap: true,
      cell: ({ count }) => t("studio.problems.times", { count }),
    },
    {
      id: "where",
      header: t("studio.problems.column.where"),
      cell: ({ site, locale }) => `${words("site", site)}, ${words("locale", locale)}`,
    },
    {
      id: "release",
      header: t("studio.problems.side.release"),
      cell: ({ release }) => <ReleaseName release={release} />,
    },
    { id: "last", header: t("studio.problems.column.last"), cell: ({ lastAt }) => <When at={lastAt} /> },
  ];
}

/** An error of a whole release has no message. */
function What({ error: { kind, key } }: { error: CountedError }) {
  const t = useCopy();
  if (kind === "badSnapshot" || kind === "badSignature") return t("studio.problems.wholeRelease");
  return (
    <Link href={itemHref({ item: "message", key, scope: "all" })}>
      <KeyText>{key}</KeyText>
    </Link>
  );
}

function ReleaseName({ release }: { release: string }) {
  const words = useSideText();
  const name = words("release", release);
  return release === "built-in" ? name : <Link href={releaseHref(release)}>{name}</Link>;
}

/** The label of a filter value: "Release 4", "Missing", "Spanish", "Business site". */
function useSideText(): (side: Side, value: string) => string {
  const t = useCopy();
  return (side, value) => {
    if (side === "release")
      return value === "built-in" ? t("studio.problems.builtIn") : t("studio.releases.one", { release: value });
    if (side === "kind") return t(`studio.problems.kind.${value as CountedError["kind"]}`);
    if (side === "locale")
      return t(value === "es-US" ? "studio.differences.language.es" : "studio.differences.language.en");
    return t(`studio.problems.site.${value as CountedError["site"]}`);
  };
}
