import { articleProblems } from "@portico/rules/supportArticle";
import { useDraftEditor } from "../../data/useDraftEditor.ts";
import {
  type Article,
  articleAsItIs,
  type ArticleDefinition,
  type ArticlePage,
  saveArticleDraft,
} from "./articles.api.ts";
import { shownOf } from "./definition.ts";

type Start = { article: ArticleDefinition; changeSet: number | undefined; pages: readonly ArticlePage[] };

const kind = { asItIs: articleAsItIs, save: saveArticleDraft, shownOf };

/** State of editing an article, and what is wrong with it. */
export function useArticleEditor(saved: Article, { article: start, changeSet, pages }: Start) {
  const { definition: article, ...editor } = useDraftEditor(saved, { start, changeSet }, kind);
  const paths = pages.map(({ path }) => path);
  return { ...editor, article, problems: articleProblems(article, paths) };
}

export type ArticleEditorHandle = ReturnType<typeof useArticleEditor>;
