import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../src/database/database.ts";
import { openBackend, type TestBackend } from "./openBackend.ts";
import { keepRows, restoreRows } from "./preparedRows.ts";

async function namesOf(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ name: string }>(
    sql.raw("select tablename as name from pg_tables where schemaname = 'public' order by 1"),
  );
  return rows.map(({ name }) => name);
}

/** Every row of every table, and every sequence's value. */
async function contents(database: Database): Promise<Record<string, string>> {
  const ofTable = (name: string) =>
    `select '${name}' as name, coalesce(string_agg(t::text, chr(10) order by t::text), '') as rows from public.${name} t`;
  const ofSequences =
    "select 'sequences', string_agg(sequencename || ' ' || coalesce(last_value, 0), chr(10) order by sequencename) from pg_sequences where schemaname = 'public'";
  const { rows } = await database.execute<{ name: string; rows: string }>(
    sql.raw([...(await namesOf(database)).map(ofTable), ofSequences].join(" union all ")),
  );
  return Object.fromEntries(rows.map(({ name, rows: all }) => [name, all]));
}

/** The physical location of each row: a rewritten row has another one. */
async function places(database: Database, table: string): Promise<unknown[]> {
  return (await database.execute(sql.raw(`select ctid::text as place from ${table} order by 1`))).rows;
}

const asReplica = (statement: string) =>
  `do $$ begin perform set_config('session_replication_role', 'replica', true); ${statement}; end $$`;

const changes: [what: string, statement: string][] = [
  [
    "adds rows, and takes numbers for them",
    `insert into messages (kind, address, locale, state, created_at, next_try, give_up_at) values ('STATEMENT', 'a', 'en-US', 'KEPT', now(), now(), now()), ('STATEMENT', 'b', 'en-US', 'KEPT', now(), now(), now())`,
  ],
  ["changes rows", "update settings set value = '0'"],
  [
    "changes every row of a table, and back",
    asReplica("update ledger_entries set amount = amount + 1; update ledger_entries set amount = amount - 1"),
  ],
  ["gives a row another key", "update levies set code = 'x' || code"],
  ["takes rows away", "delete from call_records where ctid in (select ctid from call_records limit 3)"],
  [
    "takes rows away and puts others in their place",
    asReplica("delete from levies; insert into levies select 'x' || n, 1, 1 from generate_series(1, 2) n"),
  ],
  ["empties a table", asReplica("delete from users")],
  ["truncates a table", "truncate statement_activity cascade"],
  ["breaks off", "do $$ begin update settings set value = '0'; raise 'no'; exception when others then null; end $$"],
  ["changes nothing", "select 1"],
];

let backend: TestBackend;
let prepared: Record<string, string>;
beforeAll(async () => {
  backend = await openBackend();
  // The app has written its own secret by now.
  await restoreRows(backend.database);
  prepared = await contents(backend.database);
});
afterAll(() => backend.close());
const execute = (statement: string) => backend.database.execute(sql.raw(statement));

// Each twice, because a restored row has to be restorable again.
test.each([...changes, ...changes])(
  "a returned database is restored to its prepared state after something that %s",
  async (what, statement) => {
    expect(Object.keys(prepared).length).toBeGreaterThan(50);
    await execute(statement);
    if (!/nothing|off|back/.test(what)) expect(await contents(backend.database)).not.toEqual(prepared);
    await restoreRows(backend.database);
    expect(await contents(backend.database)).toEqual(prepared);
  },
);

test("untouched rows are not rewritten", async () => {
  const first = "(select min(account_id) from statement_lines)";
  const others = () => places(backend.database, `statement_lines where account_id > ${first}`);
  const untouched = await others();
  await execute(asReplica(`update statement_lines set amount = amount + 1 where account_id = ${first}`));
  await restoreRows(backend.database);
  expect(await contents(backend.database)).toEqual(prepared);
  expect(untouched.length).toBeGreaterThan(100);
  expect(await others()).toEqual(untouched);
});

test("a table without a primary key is rejected, because its rows cannot be identified", async () => {
  await execute("alter schema prepared rename to put_aside");
  await execute("create table heap (line text)");
  try {
    await expect(keepRows(backend.database)).rejects.toMatchObject({
      cause: { message: "Table heap has no primary key by which its rows could be put back" },
    });
  } finally {
    await execute("drop table heap");
    await execute("alter schema put_aside rename to prepared");
  }
});
