import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  not,
  notInArray,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import type { Locale } from "../../lib/principal.ts";
import { foldedWords } from "./search.domain.ts";
import { supportDocuments as documents, supportWords as vocabulary } from "./support.tables.ts";

/** Without what only the search reads: the vectors are longer than the text. */
const { spelling: _spelling, words: _words, titleWords: _titleWords, ...columns } = getTableColumns(documents);
export type DocumentRow = Pick<typeof documents.$inferSelect, keyof typeof columns>;
export type Category = NonNullable<DocumentRow["category"]>;

/** Who reads: the language, and the toggles that are off for them. */
export type Reader = { locale: Locale; off: readonly string[] };

const LISTED = 100;

export const readable = ({ off }: Reader): SQL | undefined =>
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
  return (await tx.select(columns).from(documents).where(named))[0];
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
  tx.select(columns).from(documents).where(eq(documents.kind, "ARTICLE"));

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
