import { createHash, randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client, type PoolClient } from "pg";
import type { Database, OpenDatabase } from "../src/database/database.ts";
import type { TableSet } from "../src/database/migrations.ts";
import { openPostgres, poolOf } from "../src/database/postgres.ts";
import type { SteadyPool } from "../src/database/steadyPool.ts";
import { createLogger } from "../src/lib/logger.ts";
import { IdlePool } from "./idlePool.ts";
import { emptySet, keepRows, restoreRows } from "./preparedRows.ts";
import { sources } from "./testDatabase.ts";

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

/** A test database by URL, its server, and a pool that its tests share: opening connections costs more than they use. */
type Own = { server: string; own: string; pool: SteadyPool };

const idle = new IdlePool<Own>(async ({ server, own, pool }) => {
  await pool.end();
  await administer(server, `drop database ${nameIn(own)} with (force)`);
});
// Databases on a temporary test server vanish with it; on a user's own server they are dropped at the end.
process.once("beforeExit", () => void idle.endAll());

/** The pool of a test database. Its idle connections do not keep the process running. */
function sharedPool(url: string, connections: number, tables: Pick<TableSet, "searchPath">): SteadyPool {
  const pool = poolOf(url, { connections }, createLogger("silent"), tables);
  pool.options.allowExitOnIdle = true;
  pool.on("connect", refuseConcurrentStatements);
  return pool;
}

/**
 * Fails a statement that is sent on a connection while another one runs: pg queues it, and will not from version 9. A
 * transaction has one connection, so it sends its statements one after the other.
 */
function refuseConcurrentStatements(client: PoolClient): void {
  const query = client.query.bind(client) as (...statement: unknown[]) => unknown;
  let running = false;
  const alone = (...statement: unknown[]): unknown => {
    if (running) throw new Error("two statements at once on one connection: " + JSON.stringify(statement[0]));
    const result = query(...statement);
    if (!(result instanceof Promise)) return result;
    running = true;
    return result.finally(() => (running = false));
  };
  Object.assign(client, { query: alone });
}

const isBusy = (pool: SteadyPool) => pool.waitingCount > 0 || pool.totalCount > pool.idleCount;

/**
 * Opens a test database for one test. After `close`, work that the test has left behind fails, as it does on a closed
 * pool; statements that are running end first.
 * @param restore returns the database to its prepared rows
 */
function lend(kind: string, own: Own, restore: (database: Database) => Promise<void>): OpenDatabase {
  const { proxy, revoke } = Proxy.revocable(own.pool, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  const close = async () => {
    revoke();
    while (isBusy(own.pool)) await wait(2);
    await idle.release(kind, own, () => restore(drizzle(own.pool)));
  };
  return { database: drizzle(proxy), engine: "postgres", alone: (work) => work(), close };
}

const named = (server: string, name: string) => Object.assign(new URL(server), { pathname: `/${name}` });

async function createOwn(server: string, template = "template1"): Promise<URL> {
  const own = named(server, `portico_test_${randomBytes(8).toString("hex")}`);
  await administer(server, `create database ${nameIn(own.href)} template ${template}`);
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

/** The template databases that this process used, by name. */
const templates = new Map<string, { server: string }>();
process.once("beforeExit", () => void dropTemplates());

/** The last of several processes succeeds; for the others a copy may be in progress. */
async function dropTemplates(): Promise<void> {
  for (const [name, { server }] of templates) {
    templates.delete(name);
    await administer(server, `drop database if exists ${name}`).catch(() => undefined);
  }
}

/**
 * The name of a prepared database that others are copies of, shared by the test processes of one server: copying takes
 * a fraction of a second, and preparing the demo 13 seconds.
 */
async function templateOf(
  server: string,
  kind: string,
  prepare: (database: Database) => Promise<void>,
): Promise<string> {
  const name = `portico_template_${createHash("sha256").update(`${kind} ${sources}`).digest("hex").slice(0, 16)}`;
  if (templates.has(name)) return name;
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    // Held until the connection ends: a second process waits until the first has prepared the template.
    await client.query("select pg_advisory_lock(hashtext($1))", [name]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount === 0) await makeTemplate(client, server, name, prepare);
    templates.set(name, { server });
    return name;
  } finally {
    await client.end();
  }
}

/** Prepares a database under another name first: one that was broken off is not mistaken for a template. */
async function makeTemplate(
  client: Client,
  server: string,
  name: string,
  prepare: (database: Database) => Promise<void>,
): Promise<void> {
  const { href } = await createOwn(server);
  const open = await openPostgres(href, createLogger("silent"));
  await prepare(open.database);
  await keepRows(open.database);
  await open.close();
  await client.query(`alter database ${nameIn(href)} rename to ${name}`);
}

async function makeOwn(server: string, kind: string, prepare: (database: Database) => Promise<void>): Promise<Own> {
  const own = await createOwn(server, await templateOf(server, kind, prepare));
  return { server, own: own.href, pool: sharedPool(own.href, 20, {}) };
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
  return lend(kind, idle.take(kind) ?? (await makeOwn(server, kind, prepare)), restoreRows);
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

async function makeSet(server: string, tables: TableSet): Promise<Own> {
  const own = await giveToVault((await createOwn(server)).href, tables);
  await openPostgres(own, createLogger("silent"), { connections: 5 }, tables).then((open) => open.close());
  return { server, own, pool: sharedPool(own, 5, tables) };
}

/** A database with one set of empty tables, opened as its owner; reused by the tests of one process. */
export async function openPostgresSet(server: string, tables: TableSet): Promise<OpenDatabase> {
  const own = idle.take(tables.bookkeeping) ?? (await makeSet(server, tables));
  return lend(tables.bookkeeping, own, (database) => emptySet(database, tables));
}
