import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Badge, type BadgeProps } from "@portico/design-system/badge";
import { Button } from "@portico/design-system/button";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { type Column, Table } from "@portico/design-system/table";
import { Text } from "@portico/design-system/text";
import { useEffect, useRef, useState } from "react";
import { KeyText } from "../../components/InlineText.tsx";
import { focusRow } from "../../components/focus.ts";
import { findingText } from "../../components/findingText.ts";
import { WordDiff } from "../../components/word-diff/WordDiff.tsx";
import type { Finding, ImportItem, Outcome } from "./importExport.api.ts";

/** Rows per page; more on demand. */
const step = 50;

const tones: Record<Outcome, BadgeProps["tone"]> = {
  taken: "success",
  refused: "critical",
  conflict: "warning",
  sourceChanged: "warning",
  unknownKey: "neutral",
  outsideYourScope: "neutral",
  untranslated: "neutral",
  duplicate: "critical",
  unreadable: "critical",
};

/** Names in a file that may not be message keys. */
const hasNoPage: readonly Outcome[] = ["unknownKey", "unreadable"];

const rowKey = ({ key, scope, line }: ImportItem) => `${key} ${scope} ${line}`;

/** Each changed message of the file: its outcome, why, and its diff. */
export function ReportTable({ items, taken }: { items: readonly ImportItem[]; taken: boolean }) {
  const t = useCopy();
  const [shown, setShown] = useState(step);
  const left = Math.min(step, items.length - shown);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button is gone when there are no more.
    if (shown > step) focusRow(list.current?.querySelectorAll<HTMLElement>("tbody tr").item(shown - step));
  }, [shown]);
  return (
    <Stack gap="medium">
      <div ref={list}>
        <Table
          caption={t("studio.importExport.report.caption")}
          captionHidden
          columns={useColumns(taken)}
          rows={items.slice(0, shown)}
          rowKey={rowKey}
          empty={null}
        />
      </div>
      {left > 0 && (
        <Inline>
          <Button variant="secondary" onPress={() => setShown(shown + step)}>
            {t("studio.importExport.report.more", { count: left })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function useColumns(taken: boolean): Column<ImportItem>[] {
  const t = useCopy();
  return [
    {
      id: "key",
      header: t("studio.importExport.report.column.key"),
      rowHeader: true,
      cell: (item) => <Name item={item} />,
    },
    {
      id: "outcome",
      header: t("studio.importExport.report.column.outcome"),
      cell: ({ outcome }) => (
        <Badge tone={tones[outcome]}>
          {t(
            taken && outcome === "taken"
              ? "studio.importExport.outcome.taken.done"
              : `studio.importExport.outcome.${outcome}`,
          )}
        </Badge>
      ),
    },
    {
      id: "words",
      header: t("studio.importExport.report.column.words"),
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

/** Links to the message, if it exists. */
function Name({ item: { key, scope, outcome, line } }: { item: ImportItem }) {
  const t = useCopy();
  const name = <KeyText>{key}</KeyText>;
  return (
    <Stack gap="xsmall" align="start">
      {hasNoPage.includes(outcome) ? (
        name
      ) : (
        <Link href={`/studio/messages/${key}${scope === "all" ? "" : `?scope=${scope}`}`}>{name}</Link>
      )}
      {scope !== "all" && <Badge tone="info">{t(`studio.importExport.report.site.${scope}`)}</Badge>}
      {line !== undefined && (
        <Text size="small" tone="quiet">
          {t("studio.importExport.item.line", { line })}
        </Text>
      )}
    </Stack>
  );
}

/** Why a message cannot be imported, when its wording is not the reason. */
function Skipped({ item: { outcome, found } }: { item: ImportItem }) {
  const t = useCopy();
  if (outcome === "duplicate")
    return <Text size="small">{t("studio.importExport.item.duplicate", { line: found ?? "" })}</Text>;
  if (outcome !== "unreadable") return null;
  return (
    <Text size="small">
      {found === undefined
        ? t("studio.importExport.item.incomplete")
        : t("studio.importExport.item.unreadable", { found })}
    </Text>
  );
}

const languages = ["en", "es"] as const;

/** The diff from live to the file, in the languages that differ; without a live wording everything is new. */
function WordsOfFile({ item: { live, mine } }: { item: ImportItem }) {
  const t = useCopy();
  if (mine === undefined) return null;
  return (
    <Stack gap="small">
      {languages
        .filter((language) => live?.[language] !== mine[language])
        .map((language) => (
          <div key={language}>
            <Text size="small" tone="quiet">
              {t(`studio.importExport.report.language.${language}`)}
            </Text>
            <WordDiff lang={language} before={live?.[language] ?? ""} after={mine[language]} />
          </div>
        ))}
    </Stack>
  );
}

type WordFinding = Finding & { code: Exclude<Finding["code"], "BAD_TOGGLE" | "BAD_FORM" | "BAD_ARTICLE"> };

const ofOtherItems: readonly Finding["code"][] = ["BAD_TOGGLE", "BAD_FORM", "BAD_ARTICLE"];

/** Excludes findings of toggles, forms and articles: a file has only messages. */
const isOfWords = (finding: Finding): finding is WordFinding => !ofOtherItems.includes(finding.code);

/** The gate's findings with their positions. An unknown message is reported as an outcome. */
function Findings({ findings, outcome }: { findings: readonly Finding[]; outcome: Outcome }) {
  const ofWords = findings.filter(isOfWords);
  if (ofWords.length === 0 || outcome === "unknownKey") return null;
  return (
    <Stack as="ul" gap="xsmall">
      {ofWords.map((finding, place) => (
        <li key={place}>
          <Line finding={finding} />
        </li>
      ))}
    </Stack>
  );
}

function Line({ finding }: { finding: WordFinding }) {
  const t = useCopy();
  const { locale, line = 1, column = 1 } = finding;
  const place =
    locale &&
    t("studio.finding.place", {
      language: t(`studio.importExport.report.language.${locale === "en-US" ? "en" : "es"}`),
      line,
      column,
    });
  const { locale: shown } = useLocale();
  const what = findingText(t, shown, finding);
  return (
    <Text size="small">
      {place && <strong>{place}</strong>} {what}
    </Text>
  );
}
