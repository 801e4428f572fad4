import { and, asc, count, eq, inArray, isNull, lt, not, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import type { Locale } from "../../lib/principal.ts";
import { configurationOf, foldedWords } from "./search.domain.ts";
import { supportDocuments as documents, supportWords as vocabulary } from "./support.tables.ts";

export type DocumentRow = Omit<typeof documents.$inferSelect, "spelling" | "words">;
export type Category = NonNullable<DocumentRow["category"]>;

/** Who reads: the language, and the toggles that are off for them. */
export type Reader = { locale: Locale; off: readonly string[] };

const LISTED = 100;
/** How much two words have in common, from 0 to 1 (pg_trgm): enough for two letters in the wrong order in a word of seven. */
const LEAST_SIMILAR = 0.3;
/** What a word may have meant: the most words. */
const MOST_MEANINGS = 4;

const readable = ({ off }: Reader): SQL | undefined =>
  off.length === 0 ? undefined : or(isNull(documents.toggle), not(inArray(documents.toggle, [...off])));
const ofKind = (kind: DocumentRow["kind"], reader: Reader) =>
  and(eq(documents.kind, kind), eq(documents.locale, reader.locale), readable(reader));

const listed = {
  id: documents.id,
  category: documents.category,
  title: documents.title,
  summary: documents.summary,
};
export type ListedRow = Pick<DocumentRow, keyof typeof listed>;

/** The articles of a category, in display order. */
export function articlesOf(tx: Database, category: Category, reader: Reader): Promise<ListedRow[]> {
  return tx
    .select(listed)
    .from(documents)
    .where(and(eq(documents.category, category), ofKind("ARTICLE", reader)))
    .orderBy(asc(documents.position), asc(documents.id))
    .limit(LISTED);
}

export function usefulArticles(tx: Database, reader: Reader): Promise<ListedRow[]> {
  return tx
    .select(listed)
    .from(documents)
    .where(and(eq(documents.isUseful, true), ofKind("ARTICLE", reader)))
    .orderBy(asc(documents.position), asc(documents.id))
    .limit(LISTED);
}

export function categoryCounts(tx: Database, reader: Reader): Promise<{ category: string | null; articles: number }[]> {
  return tx
    .select({ category: documents.category, articles: count() })
    .from(documents)
    .where(ofKind("ARTICLE", reader))
    .groupBy(documents.category);
}

export async function articleRow(tx: Database, id: string, reader: Reader): Promise<DocumentRow | undefined> {
  const named = and(eq(documents.id, id), ofKind("ARTICLE", reader));
  return (await tx.select().from(documents).where(named))[0];
}

/** Which of these articles a reader may open. */
export async function openableArticles(tx: Database, ids: readonly string[], reader: Reader): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(inArray(documents.id, [...ids]), ofKind("ARTICLE", reader)));
  return rows.map(({ id }) => id);
}

export type SearchHit = Pick<DocumentRow, "kind" | "id" | "title" | "summary" | "body" | "page">;
export type SearchPage = { total: number; rows: SearchHit[] };
export type Paging = { limit: number; offset: number };

/** A page of the documents that match a condition in `language`, shown in the reader's language, best first. */
async function foundPage(
  tx: Transaction | Database,
  reader: Reader,
  { language, condition, rank }: { language: Locale; condition: SQL; rank: SQL },
  { limit, offset }: Paging,
): Promise<SearchPage> {
  const seen = readable(reader) ?? sql`true`;
  const { rows } = await tx.execute(sql`
    with hits as materialized (
      select kind, id, (${rank})::float8 as rank from ${documents}
      where locale = ${language} and ${seen} and (${condition})
    )
    select total.count::int as total, shown.* from (select count(*) from hits) total left join lateral (
      select d.kind, d.id, d.title, d.summary, d.body, d.page from hits join ${documents} d using (kind, id)
      where d.locale = ${reader.locale} order by hits.rank desc, d.kind, d.position, d.id limit ${limit} offset ${offset}
    ) shown on true`);
  const found = rows as ({ total: number } & { [Key in keyof SearchHit]: SearchHit[Key] | null })[];
  return { total: found[0]?.total ?? 0, rows: found.filter((row): row is typeof row & SearchHit => row.id !== null) };
}

const queryIn = (language: Locale, expression: string) =>
  sql`to_tsquery(${configurationOf(language)}::regconfig, ${expression})`;
/** Divided by the logarithm of the length, so that a short text about the words comes before a long one. */
const rankOf = (query: SQL) => sql`ts_rank(words, ${query}, 1)`;

/** The documents whose text in `language` has what the expression asks for. */
export function matching(
  tx: Database,
  reader: Reader,
  language: Locale,
  expression: string,
  paging: Paging,
): Promise<SearchPage> {
  const query = queryIn(language, expression);
  return foundPage(tx, reader, { language, condition: sql`words @@ ${query}`, rank: rankOf(query) }, paging);
}

/**
 * What words that no title or summary has may have meant: words with a similar spelling, best first. The words of the
 * documents are compared, not the documents: there are far fewer of them.
 */
export async function similarWords(tx: Database, locale: Locale, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  return tx.transaction(async (own) => {
    await own.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(LEAST_SIMILAR)}, true)`);
    const { rows } = await own.execute(sql`
      select distinct meant.word from unnest(${sql.param([...words])}::text[]) as typed (word) cross join lateral (
        select v.word from ${vocabulary} v where v.locale = ${locale} and v.word % typed.word
        order by similarity(v.word, typed.word) desc, v.word limit ${MOST_MEANINGS}
      ) meant
      where not exists (select 1 from ${vocabulary} v where v.locale = ${locale} and v.word = typed.word)`);
    return (rows as { word: string }[]).map(({ word }) => word);
  });
}

const replaced = [
  "category",
  "title",
  "summary",
  "body",
  "markup",
  "page",
  "toggle",
  "isUseful",
  "position",
  "version",
  "publishedAt",
] as const;

export type NewDocument = typeof documents.$inferInsert;
type Key = Pick<NewDocument, "kind" | "id">;

/** The articles as they are found now, in both languages. */
export const articleDocuments = (tx: Transaction): Promise<DocumentRow[]> =>
  tx.select().from(documents).where(eq(documents.kind, "ARTICLE"));

/** Removes every article but those with these ids. */
export async function removeArticlesBesides(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(documents).where(and(eq(documents.kind, "ARTICLE"), notInArray(documents.id, [...ids])));
}

/** Removes the documents published before `before` that are not among those that stay. */
export async function removeOtherDocuments(tx: Transaction, stay: readonly Key[], before: Date): Promise<void> {
  const keys = stay.map(({ kind, id }) => sql`(${kind}, ${id})`);
  const isOther = sql`(${documents.kind}, ${documents.id}) not in (${sql.join(keys, sql`, `)})`;
  await tx.delete(documents).where(and(isOther, lt(documents.publishedAt, before)));
}

/** Adds the words of documents, in one order for all writers, so that they do not wait for each other in a circle. */
async function putWords(tx: Transaction, rows: readonly NewDocument[]): Promise<void> {
  const keys = rows.flatMap(({ locale, title, summary }) =>
    foldedWords(`${title} ${summary}`).map((word) => `${locale} ${word}`),
  );
  const words = [...new Set(keys)].sort().map((key) => {
    const [locale, word = ""] = key.split(" ");
    return { locale: locale as Locale, word };
  });
  if (words.length > 0) await tx.insert(vocabulary).values(words).onConflictDoNothing();
}

/** Writes documents: new ones, and those with a higher version; and their words. */
export async function putDocuments(tx: Transaction, rows: NewDocument[]): Promise<void> {
  await putWords(tx, rows);
  const set = Object.fromEntries(replaced.map((name) => [name, sql`excluded.${sql.identifier(documents[name].name)}`]));
  await tx
    .insert(documents)
    .values(rows)
    .onConflictDoUpdate({
      target: [documents.kind, documents.id, documents.locale],
      set,
      setWhere: sql`excluded.version > ${documents.version}`,
    });
}
