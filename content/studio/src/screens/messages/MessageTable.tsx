import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { EmptyState, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { type VirtualizedColumn, VirtualizedTable } from "@portico/design-system/table";
import { Text } from "@portico/design-system/text";
import { useMemo } from "react";
import { KeyText } from "../../components/InlineText.tsx";
import { type Entry, excerpt, type Language } from "./messageIndex.ts";
import * as css from "./messages.css.ts";

const idOf = ({ id }: Entry) => id;

/** The wording of one site has its own URL. */
const pageOf = ({ message: { key, scope } }: Entry) =>
  `/studio/messages/${key}${scope === "all" ? "" : `?scope=${scope}`}`;

/**
 * The filtered messages. A virtualized `LongTable`: renders only visible rows of thousands; one tab stop, arrow keys
 * between rows; unlike a list, both languages have column headers that are announced.
 */
export function MessageTable({ entries }: { entries: readonly Entry[] }) {
  const t = useCopy();
  const columns = useColumns();
  const none = <EmptyState title={t("studio.messages.none.title")}>{t("studio.messages.none.detail")}</EmptyState>;
  return (
    <VirtualizedTable
      caption={t("studio.messages.caption")}
      captionHidden
      columns={columns}
      rows={entries}
      rowKey={idOf}
      href={pageOf}
      empty={none}
    />
  );
}

function useColumns(): VirtualizedColumn<Entry>[] {
  const t = useCopy();
  return useMemo(
    () => [
      {
        id: "key",
        header: t("studio.messages.column.key"),
        rowHeader: true,
        cell: ({ message }) => <KeyText>{message.key}</KeyText>,
      },
      { id: "en", header: t("studio.messages.column.en"), cell: (entry) => <Words entry={entry} language="en" /> },
      { id: "es", header: t("studio.messages.column.es"), cell: (entry) => <Words entry={entry} language="es" /> },
      {
        id: "state",
        header: t("studio.messages.column.state"),
        narrow: true,
        cell: (entry) => <State entry={entry} />,
      },
    ],
    [t],
  );
}

/** The start of the text; the message's own page has all of it. */
function Words({ entry, language }: { entry: Entry; language: Language }) {
  const t = useCopy();
  if (entry.missing.includes(language)) return <span className={css.missing}>{t("studio.messages.noWords")}</span>;
  return <span lang={language}>{excerpt(entry.words[language])}</span>;
}

/** Shows only unusual states. */
function State({ entry: { message } }: { entry: Entry }) {
  const t = useCopy();
  const broken = message.findings.some(({ severity }) => severity === "error");
  const draft = (
    <Badge tone={broken ? "critical" : "warning"}>
      {t(broken ? "studio.messages.state.broken" : "studio.messages.state.draft")}
    </Badge>
  );
  return (
    <Stack gap="xsmall" align="start">
      {message.drafts.length > 0 ? (
        draft
      ) : (
        <Text size="small" tone="quiet">
          {t("studio.messages.state.live")}
        </Text>
      )}
      {message.scope === "all" ? null : <Badge tone="info">{t(`studio.messages.site.${message.scope}`)}</Badge>}
    </Stack>
  );
}

/** Skeleton: search, filters, rows. */
export function MessageTableSkeleton() {
  return (
    <SkeletonGroup label={useCopy()("studio.messages.loading")}>
      <Stack gap="large">
        <Skeleton shape="block" />
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="text" lines={8} />
      </Stack>
    </SkeletonGroup>
  );
}
