import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { CannotStart } from "../lib/cannotStart.ts";
import type { Database, OpenDatabase } from "./database.ts";
import { lockDataFolder } from "./dataLock.ts";
import { migrateSet, portalTables, type TableSet } from "./migrations.ts";

/** Every engine has what the tables' migration asks for. */
export const embeddedOptions: PGliteOptions = { extensions: { pg_trgm } };

/** The handle over a running PGlite. */
export function embeddedHandle(engine: PGlite): Database {
  return drizzle(engine);
}

/** Makes all tables in a new, empty engine. */
export async function makeTables(engine: PGlite, tables: TableSet = portalTables()): Promise<void> {
  await migrateSet(drizzle(engine), "memory", tables);
}

/** Builds beside and moves into place when complete: a start that is killed leaves no half-built database behind. */
async function build(folder: string, tables: TableSet): Promise<void> {
  const building = `${folder}.building`;
  rmSync(building, { recursive: true, force: true });
  const engine = await PGlite.create(building, embeddedOptions);
  await makeTables(engine, tables);
  await engine.close();
  renameSync(building, folder);
}

async function openEngine(folder: string): Promise<PGlite> {
  const kept = `What is in ${folder} was left as it is. Move that folder away to start with a new database, or put a backup in its place.`;
  if (!existsSync(join(folder, "PG_VERSION"))) throw new CannotStart("database", `The database is incomplete: PG_VERSION is missing. ${kept}`);
  try {
    return await PGlite.create(folder, embeddedOptions);
  } catch (cause) {
    throw new CannotStart("database", `The database can't be opened. ${kept}`, cause);
  }
}

/**
 * Opens the embedded database of a data folder, and makes it when there is none; its tables are brought up to date.
 * @throws CannotStart when another process has the folder, or what is there can't be used; the data stay as they are
 */
export async function openEmbedded(dataDir: string, tables: TableSet = portalTables()): Promise<OpenDatabase> {
  const unlock = lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, "database");
    if (!existsSync(folder)) await build(folder, tables);
    const engine = await openEngine(folder);
    const database = embeddedHandle(engine);
    await migrateSet(database, folder, tables);
    // The lock of the folder keeps every other process out.
    return { database, engine: "embedded", alone: (work) => work(), close: () => engine.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
