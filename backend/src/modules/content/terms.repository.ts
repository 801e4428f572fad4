import { prepareGlossary, type Glossary } from "@portico/gate/glossary";
import { asc, eq, sql } from "drizzle-orm";
import type { components } from "@portico/openapi/translation";
import type { Transaction } from "../../database/database.ts";
import { Problem } from "../../lib/problem.ts";
import type { Authorship } from "./content.types.ts";
import { contentTerms } from "./content.tables.ts";

export type Term = components["schemas"]["Term"];
export type NewTerm = components["schemas"]["NewTerm"];

type TermRow = typeof contentTerms.$inferSelect;

const termOf = ({ at, ...rest }: TermRow): Term => ({ ...rest, at: at.toISOString() });

/** @throws NOT_FOUND */
function found(row: TermRow | undefined): Term {
  if (row === undefined) throw new Problem("NOT_FOUND");
  return termOf(row);
}

/** The glossary, by English term. */
export async function terms(tx: Transaction): Promise<Term[]> {
  return (await tx.select().from(contentTerms).orderBy(asc(sql`lower(${contentTerms.en})`), asc(contentTerms.id))).map(termOf);
}

/** The glossary, for the gate. */
export const glossaryIn = async (tx: Transaction): Promise<Glossary> => prepareGlossary(await terms(tx));

const written = ({ en, es, note, avoid }: NewTerm, { author, at }: Authorship) => ({ en, es, note, avoid, author, at });

export async function putTerm(tx: Transaction, term: NewTerm, by: Authorship): Promise<Term> {
  return found((await tx.insert(contentTerms).values(written(term, by)).returning())[0]);
}

/** @throws NOT_FOUND */
export async function changeTerm(tx: Transaction, id: number, term: NewTerm, by: Authorship): Promise<Term> {
  return found((await tx.update(contentTerms).set(written(term, by)).where(eq(contentTerms.id, id)).returning())[0]);
}

/** @throws NOT_FOUND */
export async function dropTerm(tx: Transaction, id: number): Promise<void> {
  found((await tx.delete(contentTerms).where(eq(contentTerms.id, id)).returning())[0]);
}

/** The glossary that a build brings, into a database that has none. */
export async function putFirstTerms(tx: Transaction, first: readonly NewTerm[], by: Authorship): Promise<void> {
  const known = await tx.select({ id: contentTerms.id }).from(contentTerms).limit(1);
  if (known.length === 0 && first.length > 0) await tx.insert(contentTerms).values(first.map((term) => written(term, by)));
}
