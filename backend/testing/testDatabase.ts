import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { embeddedHandle, embeddedOptions, makeTables } from "../src/database/embedded.ts";
import type { Database, OpenDatabase } from "../src/database/database.ts";
import type { TableSet } from "../src/database/migrations.ts";
import { IdlePool } from "./idlePool.ts";
import { emptySet, keepRows, restoreRows } from "./preparedRows.ts";

const root = join(import.meta.dirname, "../..");
const cache = join(root, ".cache/test-database");

function filesBelow(folder: string, ending: RegExp): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => ending.test(name) && !/node_modules|\.test\.ts$/.test(name))
    .sort()
    .map((name) => join(root, folder, name));
}

function fingerprint(): string {
  const hash = createHash("sha256");
  const paths = [
    ...filesBelow("backend/src", /\.(ts|sql)$/),
    ...filesBelow("rules/src", /\.ts$/),
    ...filesBelow("content/catalogue", /\.json$/),
  ];
  const prepared = ["preparedRows.ts", "demoPasswords.ts"].map((name) => join(import.meta.dirname, name));
  for (const path of [...paths, ...prepared]) hash.update(readFileSync(path));
  return hash.digest("hex").slice(0, 24);
}

/** A fingerprint of all sources that determine the content of a prepared database. */
export const sources = fingerprint();

async function dumpOf(engine: PGlite, path: string): Promise<void> {
  const dump = await engine.dumpDataDir("none");
  mkdirSync(cache, { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, path);
}

/** A new engine with all tables; slow. */
async function madeEngine(prepare: (database: Database) => Promise<void>): Promise<PGlite> {
  const engine = await PGlite.create(embeddedOptions);
  await makeTables(engine);
  await prepare(embeddedHandle(engine));
  await keepRows(embeddedHandle(engine));
  return engine;
}

async function copiedEngine(kind: string, prepare: (database: Database) => Promise<void>): Promise<PGlite> {
  const path = join(cache, `${kind}-${sources}.tar`);
  if (!existsSync(path)) await dumpOf(await madeEngine(prepare), path);
  return PGlite.create({ ...embeddedOptions, loadDataDir: new Blob([readFileSync(path)]) });
}

/** An engine lent to one test: after it is revoked, leftover work of the test fails as if the engine were closed. */
function lent(engine: PGlite): { proxy: PGlite; revoke: () => void } {
  return Proxy.revocable(engine, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}

const idle = new IdlePool<PGlite>((engine) => engine.close());

/**
 * An in-memory embedded database. It is prepared once per kind and source state, then copied; the tests of one process
 * reuse a copy, restored to its prepared rows.
 * @param kind names what `prepare` does
 */
export async function openEmbeddedCopy(
  kind: string,
  prepare: (database: Database) => Promise<void>,
): Promise<OpenDatabase> {
  const engine = idle.take(kind) ?? (await copiedEngine(kind, prepare));
  const { proxy, revoke } = lent(engine);
  const close = async () => {
    revoke();
    await idle.release(kind, engine, () => restoreRows(embeddedHandle(engine)));
  };
  return { database: embeddedHandle(proxy), engine: "embedded", alone: (work) => work(), close };
}

/** An in-memory embedded database with one set of empty tables, reused by the tests of one process. */
export async function openEmbeddedSet(tables: TableSet): Promise<OpenDatabase> {
  const { bookkeeping } = tables;
  const engine = idle.take(bookkeeping) ?? (await PGlite.create());
  await makeTables(engine, tables);
  const { proxy, revoke } = lent(engine);
  const close = async () => {
    revoke();
    await idle.release(bookkeeping, engine, () => emptySet(embeddedHandle(engine), tables));
  };
  return { database: embeddedHandle(proxy), engine: "embedded", alone: (work) => work(), close };
}
