import { randomBytes } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import type { Database, OpenDatabase } from "../src/database/database.ts";
import type { TableSet } from "../src/database/migrations.ts";
import { openPostgres } from "../src/database/postgres.ts";
import { createLogger } from "../src/lib/logger.ts";
import { IdlePool } from "./idlePool.ts";
import { emptySet, keepRows, restoreRows } from "./preparedRows.ts";

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const nameIn = (own: string) => new URL(own).pathname.slice(1);

/** Each by its own URL, beside that of the server. */
type Own = { server: string; own: string };
const idle = new IdlePool<Own>(({ server, own }) => administer(server, `drop database ${nameIn(own)} with (force)`));
// A test server goes away with what is left on it; after a command on somebody's own server nothing is left.
process.once("beforeExit", () => void idle.endAll());

async function createOwn(server: string): Promise<URL> {
  const own = new URL(server);
  own.pathname = `/portico_test_${randomBytes(8).toString("hex")}`;
  await administer(server, `create database ${nameIn(own.href)}`);
  return own;
}

/** A database without anything in it, until `end`. */
export async function newPostgres(server: string): Promise<{ database: Database; url: string; end: () => Promise<void> }> {
  const { href } = await createOwn(server);
  const client = new Client({ connectionString: href });
  await client.connect();
  const end = () => client.end().then(() => administer(server, `drop database ${nameIn(href)} with (force)`));
  return { database: drizzle(client), url: href, end };
}

async function makeOwn(server: string, prepare: (database: Database) => Promise<void>): Promise<Own> {
  const own = await createOwn(server);
  const open = await openPostgres(own.href, createLogger("silent"));
  await prepare(open.database);
  await keepRows(open.database);
  await open.close();
  return { server, own: own.href };
}

/**
 * A database of its own on the server of TEST_DATABASE_URL. Tests of one process use it one after the other, each with the rows as they
 * were prepared.
 * @param kind names what `prepare` does
 */
export async function openPostgresCopy(server: string, kind: string, prepare: (database: Database) => Promise<void>): Promise<OpenDatabase> {
  const own = idle.take(kind) ?? (await makeOwn(server, prepare));
  const open = await openPostgres(own.own, createLogger("silent"));
  const restore = () => restoreRows(open.database).finally(() => open.close());
  return { ...open, close: () => idle.giveBack(kind, own, restore) };
}

/** The role of the vault in tests, on a server of tests: it may sign in, and has nothing but what is given to it. */
export const vaultRole = "portico_test_vault";
const rolePassword = "of tests alone";

/** Roles belong to the whole server, on which several processes test at once. */
const makeRole = `do $$ begin
  create role ${vaultRole} login password '${rolePassword}';
exception when duplicate_object or unique_violation then null; end $$`;

/** Makes the schema of a set of tables for the vault's role in a database; answers the address that the role opens it with. */
export async function giveToVault(own: string, { searchPath = "" }: TableSet): Promise<string> {
  await administer(own, makeRole);
  await administer(own, `create schema ${searchPath} authorization ${vaultRole}`);
  const url = new URL(own);
  [url.username, url.password] = [vaultRole, encodeURIComponent(rolePassword)];
  return url.href;
}

/** A database that holds one set of tables, empty, as its owner sees it; used by the tests of one process one after the other. */
export async function openPostgresSet(server: string, tables: TableSet): Promise<OpenDatabase> {
  const own = idle.take(tables.bookkeeping) ?? { server, own: await createOwn(server).then(({ href }) => giveToVault(href, tables)) };
  const open = await openPostgres(own.own, createLogger("silent"), { connections: 5 }, tables);
  return { ...open, close: () => idle.giveBack(tables.bookkeeping, own, () => emptySet(open.database, tables).finally(() => open.close())) };
}
