import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { EmptyState } from "@portico/design-system/feedback";
import { Inline, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { type VirtualizedColumn, VirtualizedTable } from "@portico/design-system/table";
import { concernedBy } from "@portico/gate/permissions";
import { articleKeyStart } from "@portico/rules/supportArticle";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { articleHref } from "../../components/hrefs.ts";
import { TitleAndKey } from "../../components/TitleAndKey.tsx";
import { RowSkeletons, ScreenState } from "../../components/ScreenState.tsx";
import { useRead } from "../../data/useRead.ts";
import { useMayTake } from "../../session/sessionContext.ts";
import { type Article, type ArticleList, articlesReading } from "./articles.api.ts";
import { CreateArticle } from "./CreateArticle.tsx";
import { type ArticleState, isMissing, languages, shownOf, statesOf } from "./definition.ts";
import { FilterBar } from "./FilterBar.tsx";
import { filtersIn, matching, queryOf } from "./filters.ts";

/** Every article of support: search, filters, and how far each is. */
export function ArticlesScreen() {
  const t = useCopy();
  const { read, again } = useRead(articlesReading);
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader title={t("studio.articles.title")} description={t("studio.articles.lead")} />
        <ScreenState
          read={read}
          onRetry={again}
          skeleton={<RowSkeletons label={t("studio.articles.loading")} rows={5} />}
        >
          {(list) => <Ready list={list} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}

function Ready({ list }: { list: ArticleList }) {
  const mayCreate = useMayTake("write", {
    items: [concernedBy({ item: "article", key: articleKeyStart, scope: "all" }, undefined, undefined)],
  });
  const [query, setQuery] = useSearchParams();
  // Kept here too, because browsers rate-limit history updates.
  const [filters, setFilters] = useState(() => filtersIn(query));
  const found = useMemo(() => matching(list.articles, filters), [list, filters]);
  return (
    <Stack gap="large">
      {mayCreate && (
        <Inline>
          <CreateArticle list={list} />
        </Inline>
      )}
      <FilterBar
        filters={filters}
        onChange={(changed) => {
          setFilters(changed);
          setQuery(queryOf(changed), { replace: true });
        }}
        found={found.length}
        total={list.articles.length}
      />
      <ArticleTable articles={found} />
    </Stack>
  );
}

const idOf = ({ key }: Article) => key;
const pageOf = (article: Article) => articleHref(article.key, article.live ? undefined : article.draft?.changeSet);

function ArticleTable({ articles }: { articles: readonly Article[] }) {
  const t = useCopy();
  return (
    <VirtualizedTable
      caption={t("studio.articles.caption")}
      captionHidden
      columns={useColumns()}
      rows={articles}
      rowKey={idOf}
      href={pageOf}
      empty={<EmptyState title={t("studio.articles.none.title")}>{t("studio.articles.none.detail")}</EmptyState>}
    />
  );
}

function useColumns(): VirtualizedColumn<Article>[] {
  const [t, { locale }] = [useCopy(), useLocale()];
  const language = locale === "es-US" ? "es" : "en";
  return useMemo(
    () => [
      {
        id: "title",
        header: t("studio.articles.column.title"),
        rowHeader: true,
        cell: (article) => <TitleAndKey title={shownOf(article)?.title[language] ?? ""} itemKey={article.key} />,
      },
      {
        id: "category",
        header: t("studio.articles.column.category"),
        cell: (article) => t("studio.articles.category", { category: shownOf(article)?.category ?? "ACCOUNT" }),
      },
      { id: "state", header: t("studio.articles.column.state"), cell: (article) => <States article={article} /> },
    ],
    [t, language],
  );
}

const tones: Record<ArticleState, "neutral" | "success" | "warning" | "info"> = {
  new: "neutral",
  published: "success",
  withdrawn: "warning",
  draft: "info",
  inReview: "info",
  approved: "info",
};

function States({ article }: { article: Article }) {
  const t = useCopy();
  return (
    <Inline gap="xsmall">
      {statesOf(article).map((state) => (
        <Badge key={state} tone={tones[state]}>
          {t("studio.articles.state", { state })}
        </Badge>
      ))}
      {languages
        .filter((language) => isMissing(shownOf(article), language))
        .map((language) => (
          <Badge key={language} tone="warning">
            {t(`studio.articles.filter.missing.${language}`)}
          </Badge>
        ))}
    </Inline>
  );
}
