import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../src/database/database.ts";
import type { TestBackend } from "./openBackend.ts";
import { keepRows, restoreRows } from "./preparedRows.ts";
import { asReplica, contents, expectRestored, openPrepared, restoredTitle } from "./preparedRows.testing.ts";

/** The physical location of each row: a rewritten row has another one. */
async function places(database: Database, table: string): Promise<unknown[]> {
  return (await database.execute(sql.raw(`select ctid::text as place from ${table} order by 1`))).rows;
}

/** `preparedRows.long.test.ts` has the others. */
const changes: [what: string, statement: string][] = [
  [
    "adds rows, and takes numbers for them",
    `insert into messages (kind, address, locale, state, created_at, next_try, give_up_at) values ('STATEMENT', 'a', 'en-US', 'KEPT', now(), now(), now()), ('STATEMENT', 'b', 'en-US', 'KEPT', now(), now(), now())`,
  ],
  [
    "takes rows away and puts others in their place",
    asReplica("delete from levies; insert into levies select 'x' || n, 1, 1 from generate_series(1, 2) n"),
  ],
];

let backend: TestBackend;
let prepared: Record<string, string>;
beforeAll(async () => void ({ backend, prepared } = await openPrepared()));
afterAll(() => backend.close());
const execute = (statement: string) => backend.database.execute(sql.raw(statement));

// Each twice, because a restored row has to be restorable again.
test.each([...changes, ...changes])(restoredTitle, (_what, statement) =>
  expectRestored(backend, prepared, statement, true),
);

test("untouched rows are not rewritten", { tags: "full" }, async () => {
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
