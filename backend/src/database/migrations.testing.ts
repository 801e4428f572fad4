import { PGlite } from "@electric-sql/pglite";
import { newPostgres } from "../../testing/testPostgres.ts";
import type { Database } from "./database.ts";
import { embeddedHandle, embeddedOptions } from "./embedded.ts";
import type { Migration } from "./migrations.ts";

/** A migration that no file contains. */
export const fakeMigration = (name: string, ...statements: string[]): Migration => ({
  name,
  hash: `hash of ${name}`,
  contract: false,
  statements,
});

/** A new empty database, until `end`: on the server of TEST_DATABASE_URL, otherwise in memory. */
export async function emptyDatabase(): Promise<{ database: Database; end: () => Promise<void> }> {
  const server = process.env["TEST_DATABASE_URL"];
  if (server) return newPostgres(server);
  const engine = await PGlite.create(embeddedOptions);
  return { database: embeddedHandle(engine), end: () => engine.close() };
}
