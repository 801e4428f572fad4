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
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const nameIn = (own: string) => new URL(own).pathname.slice(1);

/** A test database and its server, each by URL. */
type Own = { server: string; own: string };
const idle = new IdlePool<Own>(({ server, own }) => administer(server, `drop database ${nameIn(own)} with (force)`));
// Databases on a temporary test server vanish with it; on a user's own server they are dropped at the end.
process.once("beforeExit", () => void idle.endAll());

async function createOwn(server: string): Promise<URL> {
  const own = new URL(server);
  own.pathname = `/portico_test_${randomBytes(8).toString("hex")}`;
  await administer(server, `create database ${nameIn(own.href)}`);
  return own;
}

/** A new empty database, until `end`. */
export async function newPostgres(
  server: string,
): Promise<{ database: Database; url: string; end: () => Promise<void> }> {
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
 * A separate database on the server of TEST_DATABASE_URL. The tests of one process reuse it, restored to its prepared
 * rows.
 * @param kind names what `prepare` does
 */
export async function openPostgresCopy(
  server: string,
  kind: string,
  prepare: (database: Database) => Promise<void>,
): Promise<OpenDatabase> {
  const own = idle.take(kind) ?? (await makeOwn(server, prepare));
  const open = await openPostgres(own.own, createLogger("silent"));
  const restore = async () => {
    try {
      await restoreRows(open.database);
    } finally {
      await open.close();
    }
  };
  return { ...open, close: () => idle.release(kind, own, restore) };
}

/** The vault's database role in tests: it may log in, and has only the granted rights. */
export const vaultRole = "portico_test_vault";
const rolePassword = "of tests alone";

/** Roles are shared by the whole server, on which several processes test concurrently. */
const makeRole = `do $$ begin
  create role ${vaultRole} login password '${rolePassword}';
exception when duplicate_object or unique_violation then null; end $$`;

/** Creates a schema for the vault's role in a database; returns the URL for that role. */
export async function giveToVault(own: string, { searchPath = "" }: TableSet): Promise<string> {
  await administer(own, makeRole);
  await administer(own, `create schema ${searchPath} authorization ${vaultRole}`);
  const url = new URL(own);
  [url.username, url.password] = [vaultRole, encodeURIComponent(rolePassword)];
  return url.href;
}

/** A database with one set of empty tables, opened as its owner; reused by the tests of one process. */
export async function openPostgresSet(server: string, tables: TableSet): Promise<OpenDatabase> {
  const own = idle.take(tables.bookkeeping) ?? {
    server,
    own: await createOwn(server).then(({ href }) => giveToVault(href, tables)),
  };
  const open = await openPostgres(own.own, createLogger("silent"), { connections: 5 }, tables);
  return {
    ...open,
    close: () =>
      idle.release(tables.bookkeeping, own, async () => {
        try {
          await emptySet(open.database, tables);
        } finally {
          await open.close();
        }
      }),
  };
}
