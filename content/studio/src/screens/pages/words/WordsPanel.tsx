import type { ShownWords } from "@portico/content-runtime/preview/protocol";
import { useCopy } from "@portico/content-runtime/react";
import { EmptyState, LiveRegion } from "@portico/design-system/feedback";
import { SearchField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import type { Locale } from "../../../api/bootstrap.ts";
import type { DraftsShown } from "../../../components/pageView.ts";
import { RowSkeletons } from "../../../components/RowSkeletons.tsx";
import { useSettled } from "../../../components/useSettled.ts";
import { unsavedKeys } from "../../../editing/unsaved.ts";
import { useEditor } from "../../../session/sessionContext.ts";
import { countOf, groupsOf } from "./groups.ts";
import { useDraftedKeys } from "./useDraftedKeys.ts";
import { WordsList } from "./WordsList.tsx";

export type WordsPanelProps = {
  /** Undefined while the page has not said what is on it. */
  shown: { words: readonly ShownWords[]; locale: Locale } | undefined;
  /** Whose drafts the page shows; null for none. */
  changeSet: DraftsShown;
  from: string | undefined;
  onPoint: (key: string | null) => void;
  onChoose: (key: string) => void;
};

/** What the page says, to search and to choose from. */
export function WordsPanel({ shown, ...rest }: WordsPanelProps) {
  const t = useCopy();
  return (
    <Stack gap="medium">
      <Heading level={2}>{t("studio.pages.words.title")}</Heading>
      {shown === undefined ? <RowSkeletons label={t("studio.pages.words.loading")} rows={4} /> : <Searched shown={shown} {...rest} />}
    </Stack>
  );
}

function Searched({ shown: { words, locale }, changeSet, ...rest }: WordsPanelProps & { shown: NonNullable<WordsPanelProps["shown"]> }) {
  const t = useCopy();
  const username = useEditor()?.username ?? "";
  const [search, setSearch] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const drafted = useDraftedKeys(changeSet);
  const intoList = (event: KeyboardEvent) => {
    const first = list.current?.querySelector<HTMLElement>("[data-row][tabindex='0']");
    if (event.key !== "ArrowDown" || !first) return;
    event.preventDefault();
    first.focus();
  };
  const groups = useMemo(() => groupsOf(words, search), [words, search]);
  const count = t("studio.pages.words.count", { count: countOf(groups) });
  return (
    <>
      <div onKeyDown={intoList}>
        <SearchField label={t("studio.pages.words.search")} hint={t("studio.pages.words.hint")} clearLabel={t("studio.pages.words.clear")} name="words" value={search} onChange={setSearch} />
      </div>
      <Text size="small" numeric>
        {count}
      </Text>
      <LiveRegion urgency="polite" message={useSettled(count)} />
      {groups.length > 0 ? (
        <div ref={list}>
          <WordsList groups={groups} locale={locale} unsaved={unsavedKeys(sessionStorage, username)} drafted={drafted} {...rest} />
        </div>
      ) : (
        <EmptyState level={3} title={t("studio.pages.words.none.title")}>
          {t("studio.pages.words.none.detail")}
        </EmptyState>
      )}
    </>
  );
}
