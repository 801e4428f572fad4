import type { ShownWords } from "@portico/content-runtime/preview/protocol";
import { useCopy } from "@portico/content-runtime/react";
import { EmptyState, LiveRegion } from "@portico/design-system/feedback";
import { SearchField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import type { Answer } from "../../../api/answer.ts";
import type { Locale } from "../../../api/bootstrap.ts";
import { changeSetOf, type DraftsShown } from "../../../components/pageView.ts";
import { RowSkeletons } from "../../../components/ScreenState.tsx";
import { useDebouncedAnnouncement } from "../../../components/useDebounced.ts";
import { type ChangeSetDetails, changeSetReading } from "../../../data/changeSets.api.ts";
import {
  type Differences,
  differencesReading,
  productionOf,
  type ReleasePage,
  releasesReading,
  stagingOf,
} from "../../../data/releases.api.ts";
import { type Reading, useRead } from "../../../data/useRead.ts";
import { unsavedKeys } from "../../../editing/useDraft.ts";
import { useEditor } from "../../../session/sessionContext.ts";
import { countOf, groupsOf } from "./groups.ts";
import { WordsList } from "./WordsList.tsx";

export type WordsPanelProps = {
  /** Undefined until the page has reported what is on it. */
  shown: { words: readonly ShownWords[]; locale: Locale } | undefined;
  /** Whose drafts the page shows; null for none. */
  changeSet: DraftsShown;
  from: string | undefined;
  onPoint: (key: string | null) => void;
  onChoose: (key: string) => void;
};

/** The page's messages, with search. */
export function WordsPanel({ shown, ...rest }: WordsPanelProps) {
  const t = useCopy();
  return (
    <Stack gap="medium">
      <Heading level={2}>{t("studio.pages.words.title")}</Heading>
      {shown === undefined ? (
        <RowSkeletons label={t("studio.pages.words.loading")} rows={4} />
      ) : (
        <Searched shown={shown} {...rest} />
      )}
    </Stack>
  );
}

function Searched({
  shown: { words, locale },
  changeSet,
  ...rest
}: WordsPanelProps & { shown: NonNullable<WordsPanelProps["shown"]> }) {
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
        <SearchField
          label={t("studio.pages.words.search")}
          hint={t("studio.pages.words.hint")}
          clearLabel={t("studio.pages.words.clear")}
          name="words"
          value={search}
          onChange={setSearch}
        />
      </div>
      <Text size="small" numeric>
        {count}
      </Text>
      <LiveRegion urgency="polite" message={useDebouncedAnnouncement(count)} />
      {groups.length > 0 ? (
        <div ref={list}>
          <WordsList
            groups={groups}
            locale={locale}
            unsaved={unsavedKeys(sessionStorage, username)}
            drafted={drafted}
            {...rest}
          />
        </div>
      ) : (
        <EmptyState level={3} title={t("studio.pages.words.none.title")}>
          {t("studio.pages.words.none.detail")}
        </EmptyState>
      )}
    </>
  );
}

const none: Answer<undefined> = { ok: true, data: undefined, version: undefined };
const nothing: Reading<undefined> = { name: "drafts/none", load: () => Promise.resolve(none) };

/** The messages changed by the displayed drafts, to mark in the list. */
function useDraftedKeys(shown: DraftsShown): ReadonlySet<string> {
  const changeSet = changeSetOf(shown);
  const { read: details } = useRead<ChangeSetDetails | undefined>(
    changeSet === null ? nothing : changeSetReading(changeSet),
  );
  const { read: releases } = useRead<ReleasePage | undefined>(shown === "staging" ? releasesReading() : nothing);
  const [production, staging] = [productionOf(releases.data?.live ?? []), stagingOf(releases.data?.live ?? [])];
  const { read: differences } = useRead<Differences | undefined>(
    production && staging ? differencesReading(production.release, staging.release) : nothing,
  );
  const [drafts, staged] = [details.data?.drafts, differences.data?.messages];
  return useMemo(
    () =>
      new Set([...(drafts ?? []).filter(({ item }) => item === "message"), ...(staged ?? [])].map(({ key }) => key)),
    [drafts, staged],
  );
}
