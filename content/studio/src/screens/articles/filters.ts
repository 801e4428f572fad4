import { articleCategories } from "@portico/rules/supportArticle";
import { folded } from "../../components/folded.ts";
import type { Article } from "./articles.api.ts";
import {
  type ArticleState,
  articleStates,
  isMissing,
  type Language,
  languages,
  shownOf,
  statesOf,
} from "./definition.ts";

/** The filters; an empty value is no condition. They are in the URL, so that a filtered list can be shared. */
export type Filters = {
  q: string;
  state: ArticleState | "";
  category: (typeof articleCategories)[number] | "";
  missing: Language | "";
};

export const noFilters: Filters = { q: "", state: "", category: "", missing: "" };

const known = <Word extends string>(words: readonly Word[], word: string | null): Word | "" =>
  words.find((each) => each === word) ?? "";

/** Parses the filters of a URL; ignores unknown values. */
export const filtersIn = (query: URLSearchParams): Filters => ({
  q: query.get("q") ?? "",
  state: known(articleStates, query.get("state")),
  category: known(articleCategories, query.get("category")),
  missing: known(languages, query.get("missing")),
});

/** The query string of the filters that are set. */
export const queryOf = (filters: Filters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, word]) => word !== ""));

function textOf(article: Article): string {
  const shown = shownOf(article);
  const words = shown ? [shown.title, shown.summary, shown.body].flatMap(({ en, es }) => [en, es]) : [];
  return folded([article.key, ...words].join(" "));
}

/** Filters the articles, in their order. Every typed word must match somewhere. */
export function matching(articles: readonly Article[], { q, state, category, missing }: Filters): Article[] {
  const terms = folded(q)
    .split(/\s+/)
    .filter((term) => term !== "");
  return articles.filter(
    (article) =>
      (state === "" || statesOf(article).includes(state)) &&
      (category === "" || shownOf(article)?.category === category) &&
      (missing === "" || isMissing(shownOf(article), missing)) &&
      (terms.length === 0 || terms.every((term) => textOf(article).includes(term))),
  );
}
