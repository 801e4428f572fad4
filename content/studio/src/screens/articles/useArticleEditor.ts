import { articleProblems } from "@portico/rules/supportArticle";
import { type Start, useDraftEditor } from "../../data/useDraftEditor.ts";
import {
  type Article,
  articleAsItIs,
  type ArticleDefinition,
  type ArticleList,
  saveArticleDraft,
} from "./articles.api.ts";
import { shownOf } from "./definition.ts";
import { targetsIn } from "./links.ts";

const kind = { asItIs: articleAsItIs, save: saveArticleDraft, shownOf };

/** State of editing an article, and what is wrong with it. */
export function useArticleEditor(saved: Article, start: Start<ArticleDefinition>, list: ArticleList) {
  const { definition: article, ...editor } = useDraftEditor(saved, start, kind);
  return { ...editor, article, problems: articleProblems(article, targetsIn(list)) };
}
