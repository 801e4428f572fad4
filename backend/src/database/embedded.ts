import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { CannotStart } from "../lib/process.ts";
import type { Database, OpenDatabase } from "./database.ts";
import { lockDataFolder } from "./dataLock.ts";
import { migrateSet, portalTables, type TableSet } from "./migrations.ts";

/** PGlite options with the extensions that the migrations need. */
export const embeddedOptions: PGliteOptions = { extensions: { pg_trgm } };

/** The database handle of a running PGlite. */
export function embeddedHandle(engine: PGlite): Database {
  return drizzle(engine);
}

/** Creates all tables in a new, empty database. */
export async function makeTables(engine: PGlite, tables: TableSet = portalTables()): Promise<void> {
  await migrateSet(drizzle(engine), "memory", tables);
}

/**
 * Builds the database in a temporary folder and renames it when complete, so that a killed start leaves no half-built
 * database.
 */
async function build(folder: string, tables: TableSet): Promise<void> {
  const building = `${folder}.building`;
  rmSync(building, { recursive: true, force: true });
  const engine = await PGlite.create(building, embeddedOptions);
  await makeTables(engine, tables);
  await engine.close();
  renameSync(building, folder);
}

async function openEngine(folder: string): Promise<PGlite> {
  const unchanged = `What is in ${folder} was left as it is. Move that folder away to start with a new database, or put a backup in its place.`;
  if (!existsSync(join(folder, "PG_VERSION")))
    throw new CannotStart("database", `The database is incomplete: PG_VERSION is missing. ${unchanged}`);
  try {
    return await PGlite.create(folder, embeddedOptions);
  } catch (cause) {
    throw new CannotStart("database", `The database can't be opened. ${unchanged}`, cause);
  }
}

/**
 * Opens the embedded database of a data folder, creates it when there is none, and migrates it.
 * @throws CannotStart when another process has the folder, or its content cannot be used; the data are not changed
 */
export async function openEmbedded(dataDir: string, tables: TableSet = portalTables()): Promise<OpenDatabase> {
  const unlock = lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, "database");
    if (!existsSync(folder)) await build(folder, tables);
    const engine = await openEngine(folder);
    const database = embeddedHandle(engine);
    await migrateSet(database, folder, tables);
    // The folder's lock excludes every other process.
    return { database, engine: "embedded", alone: (work) => work(), close: () => engine.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
