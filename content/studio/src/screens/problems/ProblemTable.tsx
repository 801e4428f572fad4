import { useCopy } from "@portico/content-runtime/react";
import { EmptyState } from "@portico/design-system/feedback";
import { Link } from "@portico/design-system/link";
import { type Column, Table } from "@portico/design-system/table";
import { KeyText } from "../../components/KeyText.tsx";
import { itemHref, releaseHref } from "../../components/places.ts";
import { When } from "../../components/When.tsx";
import type { CountedError } from "../../data/problems.api.ts";
import { useSideWords } from "./useSideWords.ts";

const nameOf = ({ site, kind, key, locale, release }: CountedError) => [site, kind, key, locale, release].join(" ");

/** What customers met, most frequent first, with the way to the words. */
export function ProblemTable({ errors }: { errors: readonly CountedError[] }) {
  const t = useCopy();
  return (
    <Table
      caption={t("studio.problems.caption")}
      captionHidden
      columns={useColumns()}
      rows={errors}
      rowKey={nameOf}
      empty={<EmptyState title={t("studio.problems.noneFits.title")}>{t("studio.problems.noneFits.detail")}</EmptyState>}
    />
  );
}

function useColumns(): Column<CountedError>[] {
  const t = useCopy();
  const words = useSideWords();
  return [
    { id: "what", header: t("studio.problems.column.what"), rowHeader: true, cell: (error) => <What error={error} /> },
    { id: "kind", header: t("studio.problems.side.kind"), cell: ({ kind }) => words("kind", kind) },
    { id: "count", header: t("studio.problems.column.count"), align: "end", nowrap: true, cell: ({ count }) => t("studio.problems.times", { count }) },
    { id: "where", header: t("studio.problems.column.where"), cell: ({ site, locale }) => `${words("site", site)}, ${words("locale", locale)}` },
    { id: "release", header: t("studio.problems.side.release"), nowrap: true, cell: ({ release }) => <ReleaseName release={release} /> },
    { id: "last", header: t("studio.problems.column.last"), cell: ({ lastAt }) => <When at={lastAt} /> },
  ];
}

/** A whole release that could not be read names no message. */
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
  const words = useSideWords();
  const name = words("release", release);
  return release === "built-in" ? name : <Link href={releaseHref(release)}>{name}</Link>;
}
