import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { EmptyState, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { type LongColumn, LongTable } from "@portico/design-system/table";
import { Text } from "@portico/design-system/text";
import { useMemo } from "react";
import { KeyText } from "../../components/KeyText.tsx";
import type { Entry, Language } from "./messageIndex.ts";
import * as css from "./messages.css.ts";

const idOf = ({ id }: Entry) => id;

/** Words for one site have an address of their own. */
const pageOf = ({ message: { key, scope } }: Entry) => `/studio/messages/${key}${scope === "all" ? "" : `?scope=${scope}`}`;

/**
 * The messages found. A `LongTable`: thousands of rows of which those in sight are drawn, one stop of the Tab key, arrow keys from row to row;
 * and, unlike a list, both languages stand under their names and are spoken with them.
 */
export function MessageTable({ entries }: { entries: readonly Entry[] }) {
  const t = useCopy();
  const columns = useColumns();
  const none = <EmptyState title={t("studio.messages.none.title")}>{t("studio.messages.none.detail")}</EmptyState>;
  return <LongTable caption={t("studio.messages.caption")} captionHidden columns={columns} rows={entries} rowKey={idOf} href={pageOf} empty={none} />;
}

function useColumns(): LongColumn<Entry>[] {
  const t = useCopy();
  return useMemo(
    () => [
      { id: "key", header: t("studio.messages.column.key"), rowHeader: true, cell: ({ message }) => <KeyText>{message.key}</KeyText> },
      { id: "en", header: t("studio.messages.column.en"), cell: (entry) => <Words entry={entry} language="en" /> },
      { id: "es", header: t("studio.messages.column.es"), cell: (entry) => <Words entry={entry} language="es" /> },
      { id: "state", header: t("studio.messages.column.state"), narrow: true, cell: (entry) => <State entry={entry} /> },
    ],
    [t],
  );
}

/** The beginning of the words; all of them are on the message's own page. */
function Words({ entry, language }: { entry: Entry; language: Language }) {
  const t = useCopy();
  if (entry.missing.includes(language)) return <span className={css.missing}>{t("studio.messages.noWords")}</span>;
  return (
    <span lang={language} className={css.words}>
      {entry.words[language]}
    </span>
  );
}

/** What is as usual stays quiet. */
function State({ entry: { message } }: { entry: Entry }) {
  const t = useCopy();
  const broken = message.findings.some(({ severity }) => severity === "error");
  const draft = <Badge tone={broken ? "bad" : "attention"}>{t(broken ? "studio.messages.state.broken" : "studio.messages.state.draft")}</Badge>;
  return (
    <Stack gap="xsmall" align="start">
      {message.draft ? draft : <Text size="small" tone="quiet">{t("studio.messages.state.live")}</Text>}
      {message.scope === "all" ? null : <Badge tone="note">{t(`studio.messages.site.${message.scope}`)}</Badge>}
    </Stack>
  );
}

/** In the shape of what comes: the search, the filters, the rows. */
export function MessageTableOnItsWay() {
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
