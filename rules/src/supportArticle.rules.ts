/**
 * Articles of support that editors write (SERV-08): the shape of a definition and its checks. The text is plain, so that
 * an article can only look like any other one; its one link leads to a page of the portal that is there. Shared by the
 * browser, the server and the Studio.
 */

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
  /** Paragraphs of plain text, separated by an empty line. */
  body: ArticleWording;
};

/** Most characters of each text, and the last place in a category. */
export const articleLimits = { title: 80, summary: 160, body: 5_000, position: 999 } as const;

export type ArticleFault = "MISSING" | "TOO_LONG" | "MARKUP" | "UNEQUAL_PARAGRAPHS" | "UNKNOWN_PAGE" | "BAD_POSITION";

/** What is wrong, and where: "title.en", "body.es", "page". */
export type ArticleProblem = { place: string; fault: ArticleFault };

/** The name of an article in its address; it begins with a letter, so that it is never a number or empty. */
export const isArticleId = (id: string): boolean => /^[a-z][a-z0-9-]{1,39}$/.test(id);

/** The paragraphs of a body; lines that follow each other are one paragraph. */
export const paragraphsOf = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, " ").trim())
    .filter((paragraph) => paragraph !== "");

const languages: readonly ArticleLanguage[] = ["en", "es"];
/** Spaces, and characters that show nothing. */
const isBlank = (text: string) => text.replace(/[\s\p{Cf}\p{Cc}]/gu, "") === "";
/** Tags, entities and web addresses: they would be shown as they are typed. */
const isMarkup = (text: string) => /<\/?[a-z!]|&[a-z]+;|&#\d|https?:\/\/|\bwww\./i.test(text);

function textFault(text: string, most: number): ArticleFault | undefined {
  if (isBlank(text)) return "MISSING";
  if (Array.from(text).length > most) return "TOO_LONG";
  return isMarkup(text) ? "MARKUP" : undefined;
}

const textProblems = (part: "title" | "summary" | "body", wording: ArticleWording): ArticleProblem[] =>
  languages.flatMap((language) => {
    const fault = textFault(wording[language], articleLimits[part]);
    return fault ? [{ place: `${part}.${language}`, fault }] : [];
  });

/** A paragraph that only one language has was forgotten in the other. */
function paragraphProblems({ en, es }: ArticleWording): ArticleProblem[] {
  const isEqual = isBlank(en) || isBlank(es) || paragraphsOf(en).length === paragraphsOf(es).length;
  return isEqual ? [] : [{ place: "body", fault: "UNEQUAL_PARAGRAPHS" }];
}

/**
 * Why an article cannot be published; empty when it can.
 * @param pages the paths of the portal's pages
 */
export function articleProblems(
  { title, summary, body, page, position }: ArticleDefinition,
  pages: readonly string[],
): ArticleProblem[] {
  const isPlace = Number.isInteger(position) && position >= 0 && position <= articleLimits.position;
  return [
    ...textProblems("title", title),
    ...textProblems("summary", summary),
    ...textProblems("body", body),
    ...paragraphProblems(body),
    ...(pages.includes(page) ? [] : [{ place: "page", fault: "UNKNOWN_PAGE" as const }]),
    ...(isPlace ? [] : [{ place: "position", fault: "BAD_POSITION" as const }]),
  ];
}
