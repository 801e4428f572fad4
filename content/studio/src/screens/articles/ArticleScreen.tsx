import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader, pageTitleId } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { localeOf } from "@portico/message/tree";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { OtherDrafts } from "../../components/draftParts.tsx";
import { numberIn } from "../../components/hrefs.ts";
import { KeyText } from "../../components/InlineText.tsx";
import { isUnknown, UnknownThing } from "../../components/NoticePage.tsx";
import { RowSkeletons, ScreenState } from "../../components/ScreenState.tsx";
import { useScreenTitle } from "../../components/useScreenTitle.ts";
import { VersionHistory } from "../../components/VersionHistory.tsx";
import { useRead } from "../../data/useRead.ts";
import { useMayTake } from "../../session/sessionContext.ts";
import { ArticleEditor } from "./ArticleEditor.tsx";
import { ArticlePreview } from "./ArticlePreview.tsx";
import {
  type Article,
  type ArticleDefinition,
  type ArticleList,
  articleReading,
  articlesReading,
} from "./articles.api.ts";
import { type Language, shownOf } from "./definition.ts";

/** One article: its words in both languages, what is to fix, its preview, and its former versions. */
export function ArticleScreen() {
  const { key = "" } = useParams();
  // By default the user's own.
  const changeSet = numberIn(useSearchParams()[0].get("changeSet"));
  return <ArticlePageOf key={`${key} ${changeSet}`} name={key} changeSet={changeSet} />;
}

type Named = { name: string; changeSet: number | undefined };

function ArticlePageOf({ name, changeSet }: Named) {
  const t = useCopy();
  const { read, again } = useRead(articleReading(name, changeSet));
  const list = useRead(articlesReading);
  if (isUnknown(read)) return <UnknownThing of="articles" />;
  return (
    <Page width="wide">
      <Stack gap="large">
        <Header name={name} article={read.data} />
        <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons label={t("studio.articles.loading")} />}>
          {(article) => (
            <ScreenState
              read={list.read}
              onRetry={list.again}
              skeleton={<RowSkeletons label={t("studio.articles.loading")} />}
            >
              {(known) => <Details article={article} changeSet={changeSet} list={known} />}
            </ScreenState>
          )}
        </ScreenState>
      </Stack>
    </Page>
  );
}

function Header({ name, article }: { name: string; article: Article | undefined }) {
  const t = useCopy();
  const language = useLocale().locale === "es-US" ? "es" : "en";
  const title = (article && shownOf(article))?.title[language] ?? name;
  useScreenTitle(title);
  return (
    <PageHeader
      back={{ href: "/studio/articles", label: t("studio.articles.title") }}
      eyebrow={<KeyText>{name}</KeyText>}
      title={title}
    />
  );
}

function useMayWrite(key: string, language: Language): boolean {
  return useMayTake("write", { items: [{ item: "article", key, scope: "all", changed: [localeOf[language]] }] });
}

type DetailsProps = { article: Article; changeSet: number | undefined; list: ArticleList };

function Details({ article, changeSet, list }: DetailsProps) {
  const t = useCopy();
  const mayWrite = { en: useMayWrite(article.key, "en"), es: useMayWrite(article.key, "es") };
  const isWriter = mayWrite.en || mayWrite.es;
  const shown = shownOf(article);
  const [start, setStart] = useState({ resetCount: 0, article: shown, fromLive: false });
  const discarded = (live: ArticleDefinition) => {
    setStart(({ resetCount }) => ({ resetCount: resetCount + 1, article: live, fromLive: true }));
    // The pressed button disappears with the draft.
    document.getElementById(pageTitleId)?.focus();
  };
  return (
    <Stack gap="xlarge">
      <OtherDrafts of={article} />
      {start.article && isWriter && (
        <ArticleEditor
          key={start.resetCount}
          saved={article}
          start={{ start: start.article, changeSet, fromLive: start.fromLive }}
          {...{ list, mayWrite }}
          onDiscarded={discarded}
        />
      )}
      {!isWriter && <Text>{t("studio.articles.edit.viewer")}</Text>}
      {!isWriter && shown && <ArticlePreview article={shown} list={list} />}
      {!(start.article && isWriter) && <VersionHistory name={article.key} onUse={undefined} />}
    </Stack>
  );
}
