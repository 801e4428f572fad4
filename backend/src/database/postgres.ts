import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import type { FastifyBaseLogger } from "fastify";
import { CannotStart } from "../lib/cannotStart.ts";
import type { OpenDatabase } from "./database.ts";
import { migrateSet, portalTables, type TableSet } from "./migrations.ts";
import { SteadyPool } from "./steadyPool.ts";

/** Any number that no other program uses on this database; several processes start at once and one of them prepares it. */
const startLock = 8_347_201;

/**
 * How long anything of the database is waited for, milliseconds. A caller who waits for a connection and then for a statement hears within ten
 * seconds that this has to be tried again. The server ends a `statement`; `answer` ends one that a server which is frozen or cut off
 * leaves without any answer; `idleTransaction` gives locks free that a process holds which is frozen itself.
 */
export type Patience = { connection: number; statement: number; answer: number; idleTransaction: number };
export const usual: Patience = { connection: 3_000, statement: 5_000, answer: 6_000, idleTransaction: 10_000 };

/** How many connections a process holds at most, and how long it waits. */
export type PoolSettings = { connections: number; patience?: Patience };

async function connect(url: string): Promise<Client> {
  // Waiting for the others, and changing a big table, take as long as they take: no statement limit here.
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  // Whoever uses it hears of a lost connection from the next statement.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch (cause) {
    throw new CannotStart("database", `PostgreSQL at DATABASE_URL does not answer: ${cause instanceof Error ? cause.message : "unknown reason"}.`, cause);
  }
}

/** Does something while no other process that starts on this database does: each waits its turn. The lock ends with the connection. */
async function alone<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = await connect(url);
  try {
    await client.query("select pg_advisory_lock($1)", [startLock]);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The connections that a running process has. */
function poolOf(url: string, { connections, patience = usual }: PoolSettings, logger: FastifyBaseLogger, { searchPath }: TableSet): SteadyPool {
  const waits = {
    connectionTimeoutMillis: patience.connection,
    statement_timeout: patience.statement,
    query_timeout: patience.answer,
    idle_in_transaction_session_timeout: patience.idleTransaction,
  };
  const options = searchPath === undefined ? {} : { options: `-c search_path=${searchPath}` };
  return new SteadyPool({ connectionString: url, ...options, ...waits, keepAlive: true, keepAliveInitialDelayMillis: 10_000, max: connections }, logger);
}

/**
 * Opens PostgreSQL and brings its tables up to date; safe for many processes that start at once.
 * @throws CannotStart when it does not answer, or holds tables that this version can't work with
 */
export async function openPostgres(url: string, logger: FastifyBaseLogger, settings: PoolSettings = { connections: 20 }, tables: TableSet = portalTables()): Promise<OpenDatabase> {
  await alone(url, (client) => migrateSet(drizzle(client), "PostgreSQL", tables));
  const pool = poolOf(url, settings, logger, tables);
  return { database: drizzle(pool), engine: "postgres", alone: (work) => alone(url, work), close: () => pool.end() };
}
