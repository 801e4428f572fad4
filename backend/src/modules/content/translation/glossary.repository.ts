import { type Glossary, prepareGlossary, standsIn } from "@portico/gate/glossary";
import { concernedByTerm } from "@portico/gate/permissions";
import type { components } from "@portico/openapi/translation";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../../database/database.ts";
import { Problem } from "../../../lib/problem.ts";
import { etagOf } from "../change-sets/optimisticConcurrency.ts";
import { contentTerms } from "../content.tables.ts";
import type { Authorship } from "../content.types.ts";
import { putChanges } from "../history/history.ts";
import { type Actor, requireStep } from "../people/scope.domain.ts";

export type Term = components["schemas"]["Term"];
export type NewTerm = components["schemas"]["NewTerm"];

type TermRow = typeof contentTerms.$inferSelect;

const termOf = ({ at, ...rest }: TermRow): Term => ({ ...rest, etag: etagOf(wordsOf(rest)), at: at.toISOString() });

/** The content of a term's ETag: saving the same words changes nothing. */
const wordsOf = ({ en, es, note, avoid }: NewTerm): NewTerm => ({ en, es, note, avoid });

/** @throws NOT_FOUND */
function found(row: TermRow | undefined): Term {
  if (row === undefined) throw new Problem("NOT_FOUND");
  return termOf(row);
}

/** The glossary, by English term. */
export async function terms(tx: Transaction): Promise<Term[]> {
  return (
    await tx
      .select()
      .from(contentTerms)
      .orderBy(asc(sql`lower(${contentTerms.en})`), asc(contentTerms.id))
  ).map(termOf);
}

/** The glossary, for the gate. */
export const glossaryIn = async (tx: Transaction): Promise<Glossary> => prepareGlossary(await terms(tx));

const written = (term: NewTerm, { author, at }: Authorship) => ({ ...wordsOf(term), author, at });

/** @throws TERM_EXISTS when another term has the same English, ignoring case */
async function requireUnique(tx: Transaction, { en }: NewTerm, besides = 0): Promise<void> {
  // Serialized, so that a concurrent duplicate is rejected.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('content glossary', 0))`);
  const twins = await tx
    .select({ id: contentTerms.id })
    .from(contentTerms)
    .where(and(eq(sql`lower(${contentTerms.en})`, sql`lower(${en})`), ne(contentTerms.id, besides)));
  if (twins.length > 0) throw new Problem("TERM_EXISTS");
}

/** The author and reason of a glossary change. */
type Change = { by: Authorship; actor: Actor };

/** @throws NOT_FOUND, OUTSIDE_YOUR_SCOPE, CONFLICT (412) with theirs and mine for an outdated version */
async function termToChange(
  tx: Transaction,
  id: number,
  version: string,
  mine: NewTerm | undefined,
  actor: Actor,
): Promise<NewTerm> {
  const theirs = found((await tx.select().from(contentTerms).where(eq(contentTerms.id, id)).for("update"))[0]);
  requireStep("changeTerm", actor, { items: [concernedByTerm(theirs, mine)] });
  if (theirs.etag !== version)
    throw new Problem("CONFLICT", { status: 412, members: { base: null, theirs, mine: mine ?? null } });
  return wordsOf(theirs);
}

/** @throws TERM_EXISTS, OUTSIDE_YOUR_SCOPE */
export function putTerm(database: Database, term: NewTerm, { by, actor }: Change): Promise<Term> {
  requireStep("changeTerm", actor, { items: [concernedByTerm(undefined, term)] });
  return database.transaction(async (tx) => {
    await requireUnique(tx, term);
    const made = found((await tx.insert(contentTerms).values(written(term, by)).returning())[0]);
    await putChanges(tx, [{ ...by, action: "termAdded", value: { after: wordsOf(term) } }]);
    return made;
  });
}

/** @throws NOT_FOUND, OUTSIDE_YOUR_SCOPE, CONFLICT (412), TERM_EXISTS */
export function changeTerm(
  database: Database,
  id: number,
  term: NewTerm,
  version: string,
  { by, actor }: Change,
): Promise<Term> {
  return database.transaction(async (tx) => {
    const before = await termToChange(tx, id, version, term, actor);
    await requireUnique(tx, term, id);
    const changed = found(
      (await tx.update(contentTerms).set(written(term, by)).where(eq(contentTerms.id, id)).returning())[0],
    );
    await putChanges(tx, [{ ...by, action: "termChanged", value: { before, after: wordsOf(term) } }]);
    return changed;
  });
}

/** @throws NOT_FOUND, OUTSIDE_YOUR_SCOPE, CONFLICT (412) */
export function dropTerm(database: Database, id: number, version: string, { by, actor }: Change): Promise<void> {
  return database.transaction(async (tx) => {
    const before = await termToChange(tx, id, version, undefined, actor);
    await tx.delete(contentTerms).where(eq(contentTerms.id, id));
    await putChanges(tx, [{ ...by, action: "termRemoved", value: { before } }]);
  });
}

/** Seeds a build's glossary into an empty one. */
export async function putFirstTerms(tx: Transaction, first: readonly NewTerm[], by: Authorship): Promise<void> {
  const known = await tx.select({ id: contentTerms.id }).from(contentTerms).limit(1);
  if (known.length === 0 && first.length > 0)
    await tx.insert(contentTerms).values(first.map((term) => written(term, by)));
}

export type Translation = { key: string; en: string; es: string; likeness: number };

/** The minimum trigram similarity of a suggestion. */
const minSimilarity = 0.3;

/** Live messages with similar English, most similar first (trigrams, pg_trgm). */
async function translationsLike(tx: Transaction, text: string, besides: string): Promise<Translation[]> {
  const { rows } = await tx.execute(sql`
    select key, value ->> 'en' as en, value ->> 'es' as es, similarity(value ->> 'en', ${text})::float8 as likeness
    from jsonb_each((select messages from content_releases where id = (select release from content_live where environment = 'production' order by site limit 1)))
    where key <> ${besides} and similarity(value ->> 'en', ${text}) >= ${minSimilarity}
    order by likeness desc, key limit 8`);
  return rows as Translation[];
}

/** Suggestions from the glossary and the translation memory for an English text. */
export async function suggestionsFor(
  tx: Transaction,
  text: string,
  key = "",
): Promise<{ terms: Term[]; translations: Translation[] }> {
  return {
    terms: (await terms(tx)).filter(({ en }) => standsIn(text, en)),
    translations: await translationsLike(tx, text, key),
  };
}
