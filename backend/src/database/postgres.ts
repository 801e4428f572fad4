import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import type { FastifyBaseLogger } from "fastify";
import { CannotStart } from "../lib/process.ts";
import type { OpenDatabase } from "./database.ts";
import { migrateSet, portalTables, type TableSet } from "./migrations.ts";
import { SteadyPool } from "./steadyPool.ts";

/**
 * Key of the advisory lock, used by no other program on this database: of several processes that start at once, one
 * prepares it.
 */
const startLock = 8_347_201;

/**
 * Database timeouts in milliseconds. A caller that waits for a connection and then for a statement gets a retryable
 * error within ten seconds. The server enforces `statement`; `answer` ends a statement without a response from a frozen
 * or unreachable server; `idleTransaction` releases the locks of a frozen process.
 */
export type Timeouts = { connection: number; statement: number; answer: number; idleTransaction: number };
export const usual: Timeouts = { connection: 3_000, statement: 5_000, answer: 6_000, idleTransaction: 10_000 };

/** The limit of connections per process, and the timeouts. */
export type PoolSettings = { connections: number; timeouts?: Timeouts };

async function connect(url: string): Promise<Client> {
  // Waiting for other processes and migrating a large table may take long: no statement timeout here.
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  // The next statement reports a lost connection.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch (cause) {
    throw new CannotStart(
      "database",
      `PostgreSQL at DATABASE_URL does not answer: ${cause instanceof Error ? cause.message : "unknown reason"}.`,
      cause,
    );
  }
}

/** Runs a function under an advisory lock against other starting processes. The lock ends with the connection. */
async function alone<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = await connect(url);
  try {
    await client.query("select pg_advisory_lock($1)", [startLock]);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The connection pool of a running process, on tables that are migrated already. */
export function poolOf(
  url: string,
  { connections, timeouts = usual }: PoolSettings,
  logger: Pick<FastifyBaseLogger, "warn">,
  { searchPath }: Pick<TableSet, "searchPath">,
): SteadyPool {
  const waits = {
    connectionTimeoutMillis: timeouts.connection,
    statement_timeout: timeouts.statement,
    query_timeout: timeouts.answer,
    idle_in_transaction_session_timeout: timeouts.idleTransaction,
  };
  const options = searchPath === undefined ? {} : { options: `-c search_path=${searchPath}` };
  return new SteadyPool(
    {
      connectionString: url,
      ...options,
      ...waits,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      max: connections,
    },
    logger,
  );
}

/**
 * Opens PostgreSQL and migrates its tables; safe for many processes that start at once.
 * @throws CannotStart when it does not answer, or has tables that this version cannot work with
 */
export async function openPostgres(
  url: string,
  logger: FastifyBaseLogger,
  settings: PoolSettings = { connections: 20 },
  tables: TableSet = portalTables(),
): Promise<OpenDatabase> {
  await alone(url, (client) => migrateSet(drizzle(client), "PostgreSQL", tables));
  const pool = poolOf(url, settings, logger, tables);
  return { database: drizzle(pool), engine: "postgres", alone: (work) => alone(url, work), close: () => pool.end() };
}
