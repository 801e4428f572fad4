import places from "@portico/catalogue/pages.json" with { type: "json" };
import { articleProblems } from "@portico/rules/supportArticle";
import type { ArticleDefinition, Finding } from "../content.types.ts";

const paths = places.map(({ address }) => address);

/** The content gate's findings for an article; empty when it can be published. */
export const articleFindings = (key: string, definition: ArticleDefinition): Finding[] =>
  articleProblems(definition, paths).map(({ place, fault }) => ({
    code: "BAD_ARTICLE",
    severity: "error",
    key,
    place,
    articleFault: fault,
  }));
