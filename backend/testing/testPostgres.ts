import { randomBytes } from "node:crypto";
import { Client } from "pg";
import type { Database, OpenDatabase } from "../src/database/database.ts";
import { openPostgres } from "../src/database/postgres.ts";
import { createLogger } from "../src/lib/logger.ts";

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A database of its own on the server of TEST_DATABASE_URL, gone when it is closed. */
export async function openPostgresCopy(url: string, prepare: (database: Database) => Promise<void>): Promise<OpenDatabase> {
  const name = `portico_test_${randomBytes(8).toString("hex")}`;
  await administer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const open = await openPostgres(own.href, createLogger("silent"));
  await prepare(open.database);
  return { ...open, close: () => open.close().then(() => administer(url, `drop database ${name} with (force)`)) };
}
