import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { embeddedHandle, makeTables } from "../src/database/embedded.ts";
import type { Database, OpenDatabase } from "../src/database/database.ts";
import { schemaHash } from "../src/database/migrations.ts";

const root = join(import.meta.dirname, "../..");
const cache = join(root, ".cache/test-database");

function filesBelow(folder: string, ending: RegExp): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return names.filter((name) => ending.test(name) && !/node_modules|\.test\.ts$/.test(name)).sort().map((name) => join(root, folder, name));
}

/** Changes with anything that decides what a prepared database holds. */
function fingerprint(): string {
  const hash = createHash("sha256").update(schemaHash());
  const sources = [...filesBelow("backend/src", /\.(ts|sql)$/), ...filesBelow("rules/src", /\.ts$/), ...filesBelow("content/catalogue", /\.json$/)];
  for (const path of sources) hash.update(readFileSync(path));
  return hash.digest("hex").slice(0, 24);
}

async function dumpOf(engine: PGlite, path: string): Promise<void> {
  const dump = await engine.dumpDataDir("none");
  mkdirSync(cache, { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, path);
}

/** A new engine with all tables; slow, because it is made from nothing. */
async function madeEngine(prepare: (database: Database) => Promise<void>): Promise<PGlite> {
  const engine = await PGlite.create();
  await makeTables(engine);
  await prepare(embeddedHandle(engine));
  return engine;
}

/**
 * An embedded database in memory, prepared once for each kind and state of the sources and copied from then on.
 * @param kind names what `prepare` does
 */
export async function openEmbeddedCopy(kind: string, prepare: (database: Database) => Promise<void>): Promise<OpenDatabase> {
  const path = join(cache, `${kind}-${fingerprint()}.tar`);
  if (!existsSync(path)) await dumpOf(await madeEngine(prepare), path);
  const engine = await PGlite.create({ loadDataDir: new Blob([readFileSync(path)]) });
  return { database: embeddedHandle(engine), engine: "embedded", close: () => engine.close() };
}
