import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "../src/database/database.ts";
import { openBackend, type TestBackend } from "./openBackend.ts";
import { restoreRows } from "./preparedRows.ts";

async function namesOf(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ name: string }>(
    sql.raw("select tablename as name from pg_tables where schemaname = 'public' order by 1"),
  );
  return rows.map(({ name }) => name);
}

/** Every row of every table, and every sequence's value. */
export async function contents(database: Database): Promise<Record<string, string>> {
  const ofTable = (name: string) =>
    `select '${name}' as name, coalesce(string_agg(t::text, chr(10) order by t::text), '') as rows from public.${name} t`;
  const ofSequences =
    "select 'sequences', string_agg(sequencename || ' ' || coalesce(last_value, 0), chr(10) order by sequencename) from pg_sequences where schemaname = 'public'";
  const { rows } = await database.execute<{ name: string; rows: string }>(
    sql.raw([...(await namesOf(database)).map(ofTable), ofSequences].join(" union all ")),
  );
  return Object.fromEntries(rows.map(({ name, rows: all }) => [name, all]));
}

/** A statement that ignores foreign keys and triggers. */
export const asReplica = (statement: string) =>
  `do $$ begin perform set_config('session_replication_role', 'replica', true); ${statement}; end $$`;

/** A backend on a database in its prepared state, and its rows and sequences. */
export async function openPrepared(): Promise<{ backend: TestBackend; prepared: Record<string, string> }> {
  const backend = await openBackend();
  // The app has written its own secret by now.
  await restoreRows(backend.database);
  return { backend, prepared: await contents(backend.database) };
}

/** The title of a test of `expectRestored`. */
export const restoredTitle = "a returned database is restored to its prepared state after something that %s";

/** Checks that a database is restored to its prepared rows after a statement. @param isSeen whether it changes rows */
export async function expectRestored(
  { database }: TestBackend,
  prepared: Record<string, string>,
  statement: string,
  isSeen: boolean,
): Promise<void> {
  expect(Object.keys(prepared).length).toBeGreaterThan(50);
  await database.execute(sql.raw(statement));
  if (isSeen) expect(await contents(database)).not.toEqual(prepared);
  await restoreRows(database);
  expect(await contents(database)).toEqual(prepared);
}
