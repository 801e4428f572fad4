import type { FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/support";
import { linkedArticles, shownBlocks } from "@portico/rules/articleMarkup";
import type { Dependencies } from "../../dependencies.ts";
import type { Locale, Site } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { evaluations } from "../content/delivery/content.reads.ts";
import { supportPhonesOn } from "../content/toggles/remoteSettings.reads.ts";
import { isPage, pageTitle } from "./pages.reads.ts";
import { toggleOfPage } from "./pages.ts";
import { everyWord, extractOf, foldedWords, queryWords, someWords } from "./search.domain.ts";
import { matching, type Paging, type SearchHit, type SearchPage, spellingSuggestions } from "./search.repository.ts";
import {
  articleRow,
  articlesOf,
  type Category,
  categoryCounts,
  type ListedRow,
  openableArticles,
  type Reader,
  usefulArticles,
} from "./support.repository.ts";
import { categories } from "./support.tables.ts";

type Schemas = components["schemas"];
type Deps = Pick<Dependencies, "database" | "config">;

/** Our choice: how many results a page has. */
const PAGE_SIZE = 10;

/** Who reads, in which language: pages that are switched off for them are left out, with the articles about them. */
export async function readerOf(
  deps: Deps,
  { site, principal }: Pick<FastifyRequest, "site" | "principal">,
  locale: Locale,
): Promise<Reader> {
  const { flags } = await evaluations(deps, { site, principal });
  return { locale, off: flags.filter(([, { value }]) => value === false).map(([key]) => key) };
}

const linkOf = ({ id, category, title, summary }: ListedRow): Schemas["ArticleLink"] => ({
  id,
  category: category ?? "ACCOUNT",
  title,
  summary,
});

export async function supportHome({ database }: Deps, reader: Reader): Promise<Schemas["SupportHome"]> {
  const [counts, useful] = await Promise.all([categoryCounts(database, reader), usefulArticles(database, reader)]);
  const named = categories.map((name) => ({
    name,
    articles: counts.find(({ category }) => category === name)?.articles ?? 0,
  }));
  return { categories: named.filter(({ articles }) => articles > 0), useful: useful.map(linkOf) };
}

export async function supportCategory(
  { database }: Deps,
  name: Category,
  reader: Reader,
): Promise<Schemas["SupportCategory"]> {
  return { name, articles: (await articlesOf(database, name, reader)).map(linkOf) };
}

/** The text as this reader sees it: links lead only to what they may open. */
async function blocksFor(deps: Deps, text: string, site: Site, reader: Reader): Promise<Schemas["ArticleBlock"][]> {
  const [articles, phones] = await Promise.all([
    openableArticles(deps.database, linkedArticles(text), reader),
    supportPhonesOn(deps, site),
  ]);
  return shownBlocks(text, {
    isPage: (path) => isPage(path) && !reader.off.some((toggle) => toggle === toggleOfPage(path)),
    isArticle: (id) => articles.includes(id),
    phone: (topic) => phones.find((known) => known.topic === topic)?.phone ?? undefined,
  });
}

/** @throws Problem NOT_FOUND */
export async function supportArticle(
  deps: Deps,
  id: string,
  site: Site,
  reader: Reader,
): Promise<Schemas["SupportArticle"]> {
  const row = await articleRow(deps.database, id, reader);
  if (!row || !isPage(row.page)) throw new Problem("NOT_FOUND");
  return {
    ...linkOf(row),
    body: row.body.split("\n\n"),
    blocks: await blocksFor(deps, row.markup ?? row.body, site, reader),
    page: { path: row.page, title: pageTitle(row.page, reader.locale) },
    publishedAt: row.publishedAt.toISOString(),
    version: row.version,
  };
}

type Match = Schemas["SearchResults"]["match"];

const other = (locale: Locale): Locale => (locale === "es-US" ? "en-US" : "es-US");

/**
 * The first way of matching that finds something: every word, every word in the other language, every word or what it may
 * have meant, some of them.
 */
async function find(
  { database }: Deps,
  reader: Reader,
  words: readonly string[],
  paging: Paging,
): Promise<SearchPage & { match: Match }> {
  const nothing = { match: "NONE" as const, total: 0, isCapped: false, rows: [] };
  if (words.length === 0) return nothing;
  const every = everyWord(words);
  const exact = await matching(database, reader, reader.locale, every, paging);
  if (exact.total > 0) return { match: "EXACT", ...exact };
  const translated = await matching(database, reader, other(reader.locale), every, paging);
  if (translated.total > 0) return { match: "OTHER_LANGUAGE", ...translated };
  const suggestions = await spellingSuggestions(database, reader.locale, foldedWords(words.join(" ")));
  const corrected = suggestions.length > 0 ? [everyWord(words, suggestions)] : [];
  for (const similar of [...corrected, someWords(words, suggestions)]) {
    const alike = await matching(database, reader, reader.locale, similar, paging);
    if (alike.total > 0) return { match: "SIMILAR", ...alike };
  }
  return nothing;
}

const resultOf = ({ kind, id, title, summary, body, page }: SearchHit, words: readonly string[]) => ({
  kind,
  path: kind === "PAGE" ? page : `/support/articles/${id}`,
  title,
  extract: extractOf(`${summary} ${body}`, words),
});

/** A page of the results of a search; a page beyond the last is the last. */
export async function searchSupport(
  deps: Deps,
  { query, page = 1 }: { query: string; page?: number },
  reader: Reader,
): Promise<Schemas["SearchResults"]> {
  const words = queryWords(query);
  const paging = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { match, total, isCapped, rows } = await find(deps, reader, words, paging);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (page > pages) return searchSupport(deps, { query, page: pages }, reader);
  return { match, total, isCapped, page, pages, results: rows.map((row) => resultOf(row, words)) };
}
