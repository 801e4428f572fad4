import places from "@portico/catalogue/pages.json" with { type: "json" };
import { articleKeyStart, articleProblems } from "@portico/rules/supportArticle";
import type { ArticleDefinition, ArticleDefinitions, Finding } from "../content.types.ts";

const pages = places.map(({ address }) => address);

/** Drafts, of which those of articles matter. */
type Drafts = readonly { item: string; key: string; value: unknown }[];

/** The ids of the articles that customers find once the drafts are live: those that links can lead to. */
export function linkableArticles(live: ArticleDefinitions, drafts: Drafts): string[] {
  const drafted = drafts.filter(({ item }) => item === "article");
  const all = {
    ...live,
    ...Object.fromEntries(drafted.map(({ key, value }) => [key, value as ArticleDefinition])),
  };
  return Object.entries(all).flatMap(([key, { offered }]) => (offered ? [key.slice(articleKeyStart.length)] : []));
}

/**
 * The content gate's findings for an article; empty when it can be published.
 * @param articles the ids that its links can lead to
 */
export const articleFindings = (key: string, definition: ArticleDefinition, articles: readonly string[]): Finding[] =>
  articleProblems(definition, { pages, articles }).map(({ place, error, line, otherLine }) => ({
    code: "BAD_ARTICLE",
    severity: "error",
    key,
    place,
    articleError: error,
    ...(line ? { line } : {}),
    ...(otherLine ? { otherLine } : {}),
  }));
