import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Pool, PoolClient } from "pg";
import type { FastifyBaseLogger } from "fastify";
import { CannotStart } from "../lib/cannotStart.ts";
import type { OpenDatabase } from "./database.ts";
import { migrationsFolder, refuseOtherSchema } from "./migrations.ts";
import { SteadyPool } from "./steadyPool.ts";

/** Any number that no other program uses on this database; several processes start at once and one of them migrates. */
const migrationLock = 8_347_201;
/** A caller waits this long for a connection or a statement before the answer is "try again"; milliseconds. */
const patience = { connection: 5_000, statement: 8_000 };

async function migrateAlone(pool: Pool, client: PoolClient): Promise<void> {
  await client.query("select pg_advisory_lock($1)", [migrationLock]);
  try {
    await migrate(drizzle(pool), { migrationsFolder });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
  }
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (cause) {
    await pool.end();
    throw new CannotStart("database", `PostgreSQL at DATABASE_URL does not answer: ${cause instanceof Error ? cause.message : "unknown reason"}.`, cause);
  }
}

/**
 * Opens PostgreSQL and brings its tables up to date; safe for many processes that start at once.
 * @throws CannotStart when it does not answer or holds another version's tables
 */
export async function openPostgres(url: string, logger: FastifyBaseLogger): Promise<OpenDatabase> {
  const pool = new SteadyPool({ connectionString: url, connectionTimeoutMillis: patience.connection, statement_timeout: patience.statement, max: 20 }, logger);
  const client = await connect(pool);
  await migrateAlone(pool, client).finally(() => client.release());
  const database = drizzle(pool);
  await refuseOtherSchema(database, "PostgreSQL");
  return { database, engine: "postgres", close: () => pool.end() };
}
