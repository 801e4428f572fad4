import { articleProblems } from "@portico/rules/supportArticle";
import { useDraftEditor } from "../../data/useDraftEditor.ts";
import {
  type Article,
  articleAsItIs,
  type ArticleDefinition,
  type ArticleList,
  saveArticleDraft,
} from "./articles.api.ts";
import { shownOf } from "./definition.ts";
import { targetsIn } from "./links.ts";

type Start = { article: ArticleDefinition; changeSet: number | undefined; list: ArticleList };

const kind = { asItIs: articleAsItIs, save: saveArticleDraft, shownOf };

/** State of editing an article, and what is wrong with it. */
export function useArticleEditor(saved: Article, { article: start, changeSet, list }: Start) {
  const { definition: article, ...editor } = useDraftEditor(saved, { start, changeSet }, kind);
  return { ...editor, article, problems: articleProblems(article, targetsIn(list)) };
}
