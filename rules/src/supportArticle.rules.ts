/**
 * Articles of support that editors write (SERV-08): the shape of a definition and its checks. Title and summary are
 * plain; the text has the markup of `articleMarkup`, so that an article can only look like any other one and its links
 * lead to what is there. Shared by the browser, the server and the Studio.
 */

import {
  type ArticleTargets,
  isBlank,
  isForeignMarkup,
  type MarkupError,
  markupProblems,
  structureDifference,
} from "./articleMarkup.rules.ts";

type ArticleLanguage = "en" | "es";
type ArticleWording = Readonly<Record<ArticleLanguage, string>>;

/** How the key of every article starts; the rest is its id. Roles of the Studio can be limited to it. */
export const articleKeyStart = "support.article.";

export const articleCategories = ["BILLING", "SERVICES", "VOICE", "VISITS", "ACCOUNT"] as const;
/** Toggles that the page of an article may need. */
export const articleToggles = ["billing", "equipment", "voice", "canUseSMBSpeedTestMFE"] as const;

export type ArticleDefinition = {
  category: (typeof articleCategories)[number];
  /** The page of the portal that it is about. */
  page: string;
  /** The toggle that this page needs. */
  toggle: (typeof articleToggles)[number] | null;
  /** Listed on the home page of support. */
  useful: boolean;
  /** Customers find it; false once it is withdrawn. */
  offered: boolean;
  /** Its place in the category, from 0. */
  position: number;
  title: ArticleWording;
  summary: ArticleWording;
  /** In the markup of `articleMarkup`. */
  body: ArticleWording;
};

/** Most characters of each text, and the last place in a category. */
export const articleLimits = { title: 80, summary: 160, body: 5_000, position: 999 } as const;

export type ArticleError =
  | MarkupError
  | "MISSING"
  | "TOO_LONG"
  | "UNEQUAL_PARAGRAPHS"
  | "OTHER_KIND"
  | "UNEQUAL_ITEMS"
  | "OTHER_LINKS"
  | "UNKNOWN_PAGE"
  | "BAD_POSITION";

/**
 * What is wrong, and where: "title.en", "body.es", "page"; "body" where the languages differ.
 * `line`: of the text, from 1; of the English where the languages differ, and `otherLine` of the Spanish. 0: beyond its end.
 */
export type ArticleProblem = { place: string; error: ArticleError; line?: number; otherLine?: number };

/** The name of an article in its address; it begins with a letter, so that it is never a number or empty. */
export const isArticleId = (id: string): boolean => /^[a-z][a-z0-9-]{1,39}$/.test(id);

const languages: readonly ArticleLanguage[] = ["en", "es"];

function textError(text: string, max: number): "MISSING" | "TOO_LONG" | undefined {
  if (isBlank(text)) return "MISSING";
  return Array.from(text).length > max ? "TOO_LONG" : undefined;
}

const plainProblems = (part: "title" | "summary", wording: ArticleWording): ArticleProblem[] =>
  languages.flatMap((language) => {
    const text = wording[language];
    const error = textError(text, articleLimits[part]) ?? (isForeignMarkup(text) ? "MARKUP" : undefined);
    return error ? [{ place: `${part}.${language}`, error }] : [];
  });

const bodyProblems = (body: ArticleWording, targets: ArticleTargets): ArticleProblem[] =>
  languages.flatMap((language) => {
    const error = textError(body[language], articleLimits.body);
    const problems: Omit<ArticleProblem, "place">[] = error ? [{ error }] : markupProblems(body[language], targets);
    return problems.map((problem) => ({ place: `body.${language}`, ...problem }));
  });

/** A paragraph, step or link that only one language has was forgotten in the other. */
function structureProblems({ en, es }: ArticleWording): ArticleProblem[] {
  const difference = isBlank(en) || isBlank(es) ? undefined : structureDifference(en, es);
  return difference ? [{ place: "body", ...difference }] : [];
}

/** Why an article cannot be published; empty when it can. */
export function articleProblems(
  { title, summary, body, page, position }: ArticleDefinition,
  targets: ArticleTargets,
): ArticleProblem[] {
  const isPlace = Number.isInteger(position) && position >= 0 && position <= articleLimits.position;
  return [
    ...plainProblems("title", title),
    ...plainProblems("summary", summary),
    ...bodyProblems(body, targets),
    ...structureProblems(body),
    ...(targets.pages.includes(page) ? [] : [{ place: "page", error: "UNKNOWN_PAGE" as const }]),
    ...(isPlace ? [] : [{ place: "position", error: "BAD_POSITION" as const }]),
  ];
}
