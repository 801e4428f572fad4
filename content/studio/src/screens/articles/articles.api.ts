import type { components } from "@portico/openapi/studio";
import { answer } from "../../api/answer.ts";
import type { Client } from "../../api/client.ts";
import type { Change } from "../../data/useAction.ts";
import type { DefinitionDraft } from "../../data/useDraftEditor.ts";
import type { Reading } from "../../data/useRead.ts";

type Schemas = components["schemas"];
export type Article = Schemas["Article"];
export type ArticlePage = Schemas["ArticlePage"];
type SupportLine = Schemas["ArticlePhone"];
export type ArticleDefinition = NonNullable<Article["live"]>;
/** Every article, the pages that one can be about, the numbers that a text can name, and the ETag that the first draft of a new one starts from. */
export type ArticleList = { articles: Article[]; pages: ArticlePage[]; phones: SupportLine[]; newEtag: string };

export const articlesReading: Reading<ArticleList> = {
  name: "articles",
  load: ({ content }) => answer(content.GET("/content/v1/editor/articles")),
};

type DraftTarget = { key: string; changeSet: number | undefined };

const getArticle = ({ content }: Client, { key, changeSet }: DraftTarget) =>
  answer(
    content.GET("/content/v1/editor/articles/{article}", { params: { path: { article: key }, query: { changeSet } } }),
  );

/** One article with its draft in a change set; by default the user's newest one. */
export const articleReading = (key: string, changeSet: number | undefined): Reading<Article> => ({
  name: `article/${key}/${changeSet ?? "own"}`,
  load: (client) => getArticle(client, { key, changeSet }),
});

/** Reads the currently saved version, to continue from it after a conflict. */
export const articleAsItIs: Change<DraftTarget, Article> = { act: getArticle, changes: [] };

const changes = ["articles", "article", "changeSets", "changes"] as const;

/** Saves the draft of an article. `etag` is sent in `If-Match`: 412 on an edit conflict. */
export const saveArticleDraft: Change<DefinitionDraft<ArticleDefinition>, Article> = {
  act: ({ content, writing }, { key, changeSet, etag, definition, reason }) =>
    answer(
      content.PUT("/content/v1/editor/articles/{article}/draft", {
        params: { path: { article: key }, query: { changeSet }, header: writing(etag) },
        body: { article: definition, reason },
      }),
    ),
  changes,
};

export const discardArticleDraft: Change<DraftTarget & { etag: string }, unknown> = {
  act: ({ content, writing }, { key, changeSet, etag }) =>
    answer<unknown>(
      content.DELETE("/content/v1/editor/articles/{article}/draft", {
        params: { path: { article: key }, query: { changeSet }, header: writing(etag) },
      }),
    ),
  changes,
};
