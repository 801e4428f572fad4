import { articleLimits, type articleCategories } from "@portico/rules/supportArticle";
import type { Article, ArticleDefinition } from "./articles.api.ts";

export type Language = "en" | "es";
export const languages: readonly Language[] = ["en", "es"];

/** The draft, else what is live; undefined for an article of which only somebody else has a draft. */
export const shownOf = ({ draft, live }: Article): ArticleDefinition | undefined => draft?.article ?? live;

/** An article at the end of its category, whose summary and text are still to be written. */
export function newArticle(
  title: ArticleDefinition["title"],
  category: (typeof articleCategories)[number],
  page: string,
  articles: readonly Article[],
): ArticleDefinition {
  const places = articles.flatMap((article) => {
    const shown = shownOf(article);
    return shown?.category === category ? [shown.position + 1] : [];
  });
  const blank = { en: "", es: "" };
  return {
    ...{ category, page, toggle: null, useful: false, offered: true },
    ...{ position: Math.min(articleLimits.position, Math.max(0, ...places)), title, summary: blank, body: blank },
  };
}

/** Whether the words of a language are not complete. */
export const isMissing = (article: ArticleDefinition | undefined, language: Language): boolean =>
  article === undefined ||
  [article.title, article.summary, article.body].some((wording) => wording[language].trim() === "");

export const articleStates = ["draft", "inReview", "approved", "published", "withdrawn", "new"] as const;
export type ArticleState = (typeof articleStates)[number];

/** What is published, and how far its drafts are. */
export function statesOf({ live, drafts }: Article): ArticleState[] {
  const has = (...states: (typeof drafts)[number]["state"][]) => drafts.some(({ state }) => states.includes(state));
  return [
    live === undefined ? "new" : live.offered ? "published" : "withdrawn",
    ...(has("open") ? ["draft" as const] : []),
    ...(has("inReview") ? ["inReview" as const] : []),
    ...(has("approved", "scheduled") ? ["approved" as const] : []),
  ];
}

/** The place that was typed; -1 for no number, which is a problem of the article. */
export const positionTyped = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : -1);
