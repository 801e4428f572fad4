import { useCopy } from "@portico/content-runtime/react";
import { Badge, type BadgeProps } from "@portico/design-system/badge";
import { Button } from "@portico/design-system/button";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { type Column, Table } from "@portico/design-system/table";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import { KeyText } from "../../components/KeyText.tsx";
import type { ImportItem, Outcome } from "./exchange.api.ts";
import { Findings } from "./Findings.tsx";
import { WordsOfFile } from "./WordsOfFile.tsx";

/** As many as one page of a table reads well; more come when asked for. */
const step = 50;

const tones: Record<Outcome, BadgeProps["tone"]> = {
  taken: "good",
  refused: "bad",
  conflict: "attention",
  sourceChanged: "attention",
  unknownKey: "neutral",
  outsideYourScope: "neutral",
  untranslated: "neutral",
  duplicate: "bad",
  unreadable: "bad",
};

/** Names in a file that may be none of a message. */
const hasNoPage: readonly Outcome[] = ["unknownKey", "unreadable"];

const rowKey = ({ key, scope, line }: ImportItem) => `${key} ${scope} ${line}`;

/** Each message of the file that says something new: what becomes of it, why, and which words change. */
export function ReportTable({ items, taken }: { items: readonly ImportItem[]; taken: boolean }) {
  const t = useCopy();
  const [most, setMost] = useState(step);
  const left = Math.min(step, items.length - most);
  return (
    <Stack gap="medium">
      <Table caption={t("studio.exchange.report.caption")} captionHidden columns={useColumns(taken)} rows={items.slice(0, most)} rowKey={rowKey} empty={null} />
      {left > 0 && (
        <Inline>
          <Button variant="secondary" onPress={() => setMost(most + step)}>
            {t("studio.exchange.report.more", { count: left })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function useColumns(taken: boolean): Column<ImportItem>[] {
  const t = useCopy();
  return [
    { id: "key", header: t("studio.exchange.report.column.key"), rowHeader: true, cell: (item) => <Name item={item} /> },
    { id: "outcome", header: t("studio.exchange.report.column.outcome"), cell: ({ outcome }) => <Badge tone={tones[outcome]}>{t(taken && outcome === "taken" ? "studio.exchange.outcome.taken.done" : `studio.exchange.outcome.${outcome}`)}</Badge> },
    {
      id: "words",
      header: t("studio.exchange.report.column.words"),
      cell: (item) => (
        <Stack gap="small">
          <WordsOfFile item={item} />
          <Skipped item={item} />
          <Findings findings={item.findings} outcome={item.outcome} />
        </Stack>
      ),
    },
  ];
}

/** Leads to the message, where there is one. */
function Name({ item: { key, scope, outcome, line } }: { item: ImportItem }) {
  const t = useCopy();
  const name = <KeyText>{key}</KeyText>;
  return (
    <Stack gap="xsmall" align="start">
      {hasNoPage.includes(outcome) ? name : <Link href={`/studio/messages/${key}${scope === "all" ? "" : `?scope=${scope}`}`}>{name}</Link>}
      {scope !== "all" && <Badge tone="note">{t(`studio.exchange.report.site.${scope}`)}</Badge>}
      {line !== undefined && (
        <Text size="small" tone="quiet">
          {t("studio.exchange.item.line", { line })}
        </Text>
      )}
    </Stack>
  );
}

/** Why a message of the file can't be taken, where its words are not the reason. */
function Skipped({ item: { outcome, found } }: { item: ImportItem }) {
  const t = useCopy();
  if (outcome === "duplicate") return <Text size="small">{t("studio.exchange.item.duplicate", { line: found ?? "" })}</Text>;
  if (outcome !== "unreadable") return null;
  return <Text size="small">{found === undefined ? t("studio.exchange.item.incomplete") : t("studio.exchange.item.unreadable", { found })}</Text>;
}
