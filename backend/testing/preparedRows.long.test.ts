import { afterAll, beforeAll, test } from "vitest";
import type { TestBackend } from "./openBackend.ts";
import { asReplica, expectRestored, openPrepared, restoredTitle } from "./preparedRows.testing.ts";

const changes: [what: string, statement: string][] = [
  ["changes rows", "update settings set value = '0'"],
  [
    "changes every row of a table, and back",
    asReplica("update ledger_entries set amount = amount + 1; update ledger_entries set amount = amount - 1"),
  ],
  ["gives a row another key", "update levies set code = 'x' || code"],
  ["takes rows away", "delete from call_records where ctid in (select ctid from call_records limit 3)"],
  ["empties a table", asReplica("delete from users")],
  ["truncates a table", "truncate statement_activity cascade"],
  ["breaks off", "do $$ begin update settings set value = '0'; raise 'no'; exception when others then null; end $$"],
  ["changes nothing", "select 1"],
];

let backend: TestBackend;
let prepared: Record<string, string>;
beforeAll(async () => void ({ backend, prepared } = await openPrepared()));
afterAll(() => backend.close());

// Each twice, because a restored row has to be restorable again.
test.each([...changes, ...changes])(restoredTitle, (what, statement) =>
  expectRestored(backend, prepared, statement, !/nothing|off|back/.test(what)),
);
