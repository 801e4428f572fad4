import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import type { Locale } from "../../lib/principal.ts";
import { configurationOf, type Expressions, type SpellingSuggestion } from "./search.domain.ts";
import { type DocumentRow, type Reader, readable } from "./support.repository.ts";
import { supportDocuments as documents, supportWords as vocabulary } from "./support.tables.ts";

/** How much two words have in common, from 0 to 1 (pg_trgm): enough for two letters in the wrong order in a word of seven. */
const MIN_SIMILAR = 0.3;
/** What a word may have meant: at most this many words. */
const MAX_SUGGESTIONS = 4;
/** The maximum number of results of a search. To rank a document, its whole vector is read: for a frequent word that took a second. */
const MAX_RESULTS = 300;
/** When more documents match, how many of the shortest titles with the words are ranked besides. */
const SHORT_TITLES = 100;
/** Of documents with several words, how many are compared by their titles to choose those that are ranked. */
const MAX_COMPARED = 1_000;

export type SearchHit = Pick<DocumentRow, "kind" | "id" | "title" | "summary" | "body" | "page">;
/** `isCapped`: more documents match than the `total` results that are offered. */
export type SearchPage = { total: number; isCapped: boolean; rows: SearchHit[] };
export type Paging = { limit: number; offset: number };

const queryIn = (language: Locale, expression: string) =>
  sql`to_tsquery(${configurationOf(language)}::regconfig, ${expression})`;

/**
 * The documents to rank: all that match, when there are no more than are offered. Otherwise those among the first whose
 * titles have most of the words, and the shortest titles that match, because the rank puts these first.
 */
function candidates(language: Locale, among: SQL, { text, titles, words }: Expressions): SQL {
  const enough = MAX_RESULTS + 1;
  const shortTitles = titles.map(
    (expression) => sql`union (
      select kind, id from ${documents}
      where (select count(*) from matched) >= ${enough} and ${among} and title_words @@ ${queryIn(language, expression)}
      order by length(title), kind, id limit ${SHORT_TITLES}
    )`,
  );
  const byTitle = words ? sql`order by ts_rank(title_words, ${queryIn(language, words)}) desc, kind, id` : sql``;
  const first = words ? sql`limit ${MAX_COMPARED}` : sql`order by kind, id limit ${enough}`;
  return sql`matched as materialized (
    select kind, id from (
      select kind, id, title_words from ${documents} where ${among} and words @@ ${queryIn(language, text)} ${first}
    ) found ${byTitle}
    limit ${enough}
  ), candidates as materialized (
    select kind, id from matched ${sql.join(shortTitles, sql` `)}
  )`;
}

/**
 * A page of the documents whose text in `language` matches, shown in the reader's language, best first. The rank is
 * divided by the logarithm of the length, so that a short text about the words comes before a long one.
 */
export async function matching(
  tx: Database,
  reader: Reader,
  language: Locale,
  expressions: Expressions,
  { limit, offset }: Paging,
): Promise<SearchPage> {
  // Not as an index condition: half of all documents are in a language.
  const among = sql`(locale = ${language}) is true and ${readable(reader) ?? sql`true`}`;
  const shown = Math.max(0, Math.min(limit, MAX_RESULTS - offset));
  const search = sql`
    with ${candidates(language, among, expressions)}, hits as materialized (
      select d.kind, d.id, d.position, ts_rank(d.words, ${queryIn(language, expressions.text)}, 1)::float8 as rank
      from candidates join ${documents} d using (kind, id) where d.locale = ${language}
    ), page as (
      select * from hits order by rank desc, kind, position, id limit ${shown} offset ${offset}
    )
    select total.count::int as total, shown.* from (select count(*) from hits) total left join lateral (
      select d.kind, d.id, d.title, d.summary, d.body, d.page from page join ${documents} d using (kind, id)
      where d.locale = ${reader.locale} order by page.rank desc, d.kind, page.position, d.id
    ) shown on true`;
  const { rows } = await tx.transaction(async (own) => {
    // To read the table is to read its vectors, which the planner takes for cheap; and it would not be in the same order each time.
    await own.execute(sql`select set_config('enable_seqscan', 'off', true)`);
    return own.execute(search);
  });
  const found = rows as ({ total: number } & { [Key in keyof SearchHit]: SearchHit[Key] | null })[];
  const total = found[0]?.total ?? 0;
  return {
    total: Math.min(total, MAX_RESULTS),
    isCapped: total > MAX_RESULTS,
    rows: found.filter((row): row is typeof row & SearchHit => row.id !== null),
  };
}

/**
 * What words that no title or summary has may have meant: words with a similar spelling. The words of the documents are
 * compared, not the documents: there are far fewer of them.
 */
export async function spellingSuggestions(
  tx: Database,
  locale: Locale,
  words: readonly string[],
): Promise<SpellingSuggestion[]> {
  if (words.length === 0) return [];
  return tx.transaction(async (own) => {
    await own.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(MIN_SIMILAR)}, true)`);
    const { rows } = await own.execute(sql`
      select typed.word as typed, meant.word from unnest(${sql.param([...words])}::text[]) as typed (word)
      cross join lateral (
        select v.word from ${vocabulary} v where v.locale = ${locale} and v.word % typed.word
        order by similarity(v.word, typed.word) desc, v.word limit ${MAX_SUGGESTIONS}
      ) meant
      where not exists (select 1 from ${vocabulary} v where v.locale = ${locale} and v.word = typed.word)`);
    return rows as SpellingSuggestion[];
  });
}
