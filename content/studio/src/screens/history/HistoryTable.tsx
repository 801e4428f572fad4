import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { EmptyState } from "@portico/design-system/feedback";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { type Column, Table } from "@portico/design-system/table";
import { reasonText } from "../../components/reasonText.ts";
import { KeyText, PersonName, When } from "../../components/InlineText.tsx";
import { changeSetHref, itemHref, releaseHref } from "../../components/hrefs.ts";
import type { HistoryEntry } from "../../data/changes.api.ts";
import { olderThan, pageSize } from "./filter.ts";

type HistoryTableProps = {
  entries: readonly HistoryEntry[];
  query: URLSearchParams;
  /** Called when the link to older entries is followed. */
  onOlder: () => void;
};

/** A page of the history, with a link to older entries. */
export function HistoryTable({ entries, query, onOlder }: HistoryTableProps) {
  const t = useCopy();
  const last = entries.at(-1);
  return (
    <Stack gap="medium">
      <Table
        caption={t("studio.history.caption")}
        captionHidden
        columns={useColumns()}
        rows={entries}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title={t("studio.history.none.title")}>{t("studio.history.none.detail")}</EmptyState>}
      />
      {entries.length === pageSize && last && (
        <Inline>
          <ButtonLink variant="secondary" href={olderThan(query, last.id)} onPress={onOlder}>
            {t("studio.shared.older")}
          </ButtonLink>
        </Inline>
      )}
    </Stack>
  );
}

function useColumns(): Column<HistoryEntry>[] {
  const t = useCopy();
  return [
    {
      id: "what",
      header: t("studio.history.column.what"),
      rowHeader: true,
      cell: ({ action }) => t(`studio.history.action.${action}`),
    },
    { id: "about", header: t("studio.history.column.about"), cell: (entry) => <About entry={entry} /> },
    { id: "reason", header: t("studio.history.column.reason"), cell: ({ reason }) => reasonText(t, reason) },
    { id: "who", header: t("studio.history.column.who"), cell: ({ author }) => <PersonName>{author}</PersonName> },
    { id: "when", header: t("studio.history.column.when"), cell: ({ at }) => <When at={at} /> },
  ];
}

/** The user whose roles changed. */
const personIn = (value: unknown) =>
  typeof value === "object" && value !== null && "username" in value && typeof value.username === "string"
    ? value.username
    : undefined;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The glossary term that changed, by its current or former name. */
function termIn(value: unknown): string | undefined {
  const term = isObject(value) ? (value["after"] ?? value["before"]) : undefined;
  return isObject(term) && typeof term["en"] === "string" ? term["en"] : undefined;
}

/** What an entry is about, with links. */
function About({ entry: { action, item, key, scope = "all", changeSet, release, value } }: { entry: HistoryEntry }) {
  const t = useCopy();
  const person = action === "rolesChanged" ? personIn(value) : undefined;
  return (
    <Stack gap="small">
      {person !== undefined && (
        <Link href="/studio/people">
          <PersonName>{person}</PersonName>
        </Link>
      )}
      {action.startsWith("term") && (
        <Link href="/studio/glossary">
          <span lang="en">{termIn(value) ?? t("studio.glossary.title")}</span>
        </Link>
      )}
      {key !== undefined && (
        <Link href={itemHref({ item: item ?? "message", key, scope })}>
          <KeyText>{key}</KeyText>
        </Link>
      )}
      {changeSet !== undefined && (
        <Link href={changeSetHref(changeSet)}>{t("studio.changeSets.one", { id: changeSet })}</Link>
      )}
      {release !== undefined && <Link href={releaseHref(release)}>{t("studio.releases.one", { release })}</Link>}
    </Stack>
  );
}
