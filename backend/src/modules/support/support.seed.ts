import type { Database } from "../../database/database.ts";
import type { Locale } from "../../lib/principal.ts";
import { accountArticles } from "./articles/account.articles.ts";
import type { Article } from "./articles/article.ts";
import { billingArticles } from "./articles/billing.articles.ts";
import { serviceArticles } from "./articles/services.articles.ts";
import { visitArticles } from "./articles/visits.articles.ts";
import { voiceArticles } from "./articles/voice.articles.ts";
import { pageTitle, searchedPages } from "./pages.ts";
import { type Category, putDocuments, removeOtherDocuments } from "./support.repository.ts";
import type { supportDocuments } from "./support.tables.ts";

type Row = typeof supportDocuments.$inferInsert;

/** The articles of this build by category. */
const articles: Record<Category, readonly Article[]> = {
  BILLING: billingArticles,
  SERVICES: serviceArticles,
  VOICE: voiceArticles,
  VISITS: visitArticles,
  ACCOUNT: accountArticles,
};

const languages = { "en-US": "en", "es-US": "es" } as const;
const locales = Object.keys(languages) as Locale[];

/** The version of the entries of pages: a change of one needs a higher version. */
const PAGES = 1;

function articleRows(category: Category, publishedAt: Date): Row[] {
  return articles[category].flatMap(({ id, page, toggle, isUseful, version, ...texts }, position) =>
    locales.map((locale): Row => {
      const { title, summary, body } = texts[languages[locale]];
      const text = { title, summary, body: body.join("\n\n") };
      const facts = { category, page, toggle: toggle ?? null, isUseful: isUseful ?? false, position };
      return { kind: "ARTICLE", id, locale, ...text, ...facts, version, publishedAt };
    }),
  );
}

function pageRows(publishedAt: Date): Row[] {
  return searchedPages.flatMap(({ path, toggle, ...texts }, position) =>
    locales.map((locale): Row => {
      const text = { title: pageTitle(path, locale), summary: texts[languages[locale]], body: "" };
      const facts = { page: path, toggle: toggle ?? null, position, version: PAGES, publishedAt };
      return { kind: "PAGE", id: path, locale, ...text, ...facts };
    }),
  );
}

/**
 * How long a document that this build does not have stays, in milliseconds. During a rollout a process of the version
 * before may start after one of the new version, and must not remove what the new one has just added.
 */
const ROLLOUT = 24 * 3_600_000;

/**
 * Writes the articles and the pages of this build into the database: new ones, and those with a higher version. What
 * an earlier build had is removed, so that the search leads to no page that is gone.
 */
export async function startSupport(database: Database, now: Date): Promise<void> {
  const ofCategories = (Object.keys(articles) as Category[]).flatMap((category) => articleRows(category, now));
  const rows = [...ofCategories, ...pageRows(now)];
  await putDocuments(database, rows);
  await removeOtherDocuments(database, rows, new Date(now.getTime() - ROLLOUT));
}
