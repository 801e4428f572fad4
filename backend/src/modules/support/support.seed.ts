import type { Database } from "../../database/database.ts";
import type { Locale } from "../../lib/principal.ts";
import { lockedLiveArticles } from "../content/articles/articles.reads.ts";
import { putArticles } from "./articles/articles.writes.ts";
import { pageTitle } from "./pages.reads.ts";
import { searchedPages } from "./pages.ts";
import { type NewDocument, putDocuments, removeOtherDocuments } from "./support.repository.ts";

const languages = { "en-US": "en", "es-US": "es" } as const;
const locales = Object.keys(languages) as Locale[];

/** The version of the entries of pages: a change of one needs a higher version. */
const PAGES = 2;

function pageRows(publishedAt: Date): NewDocument[] {
  return searchedPages.flatMap(({ path, toggle, ...texts }, position) =>
    locales.map((locale): NewDocument => {
      const text = { title: pageTitle(path, locale), summary: texts[languages[locale]], body: "" };
      const facts = { page: path, toggle: toggle ?? null, position, version: PAGES, publishedAt };
      return { kind: "PAGE", id: path, locale, ...text, ...facts };
    }),
  );
}

/**
 * How long a document that is neither of this build nor published stays, in milliseconds. During a rollout a process of
 * the version before may start after one of the new version, and must not remove what the new one has just added.
 */
const ROLLOUT = 24 * 3_600_000;

/**
 * Writes the pages of this build into the search index: new ones, and those with a higher version. The published articles
 * are written again, because a process of an earlier version removes those that it does not know. What an earlier build
 * had is removed, so that the search leads to no page that is gone.
 */
export async function startSupport(database: Database, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const articles = await putArticles(tx, await lockedLiveArticles(tx), now);
    const pages = pageRows(now);
    await putDocuments(tx, pages);
    await removeOtherDocuments(tx, [...articles, ...pages], new Date(now.getTime() - ROLLOUT));
  });
}
