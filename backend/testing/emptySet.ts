import { sql } from "drizzle-orm";
import type { Database } from "../src/database/database.ts";
import type { TableSet } from "../src/database/migrations.ts";

/** Takes every row out of a set of tables that starts without any. */
export async function emptySet(database: Database, { searchPath, bookkeeping }: TableSet): Promise<void> {
  const { rows } = await database.execute<{ name: string }>(sql`select tablename as name from pg_tables where schemaname = ${searchPath ?? "public"}`);
  const names = rows.map(({ name }) => name).filter((name) => !(searchPath === bookkeeping && name === "applied"));
  if (names.length > 0) await database.execute(sql.raw(`truncate ${names.map((name) => `"${name}"`).join(", ")}`));
}
