import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { CannotStart } from "../lib/cannotStart.ts";
import type { Database } from "./database.ts";

export const migrationsFolder = join(import.meta.dirname, "migrations");

/** What the tables are made by: a database made by anything else is another version's. */
export function schemaHash(): string {
  const text = readFileSync(join(migrationsFolder, "0000_initial.sql")).toString();
  return createHash("sha256").update(text).digest("hex");
}

/**
 * Refuses a database whose tables another version of Portico made.
 * @throws CannotStart; nothing was changed
 */
export async function refuseOtherSchema(database: Database, where: string): Promise<void> {
  const { rows } = await database.execute(sql`select hash from drizzle.__drizzle_migrations order by created_at desc limit 1`);
  if (rows[0]?.["hash"] === schemaHash()) return;
  throw new CannotStart("database", `The database in ${where} was made by another version of Portico. Nothing was changed. Move it away to start with a new one, or use that version.`);
}
