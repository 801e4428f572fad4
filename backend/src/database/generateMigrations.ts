import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";

const modules = join(import.meta.dirname, "../modules");
const output = join(import.meta.dirname, "migrations/0000_initial.sql");
const lock = join(import.meta.dirname, ".generating");
const breakpoint = "--> statement-breakpoint";

/** Files of all modules with an ending, in the order of their paths. */
function moduleFiles(ending: string): string[] {
  const names = readdirSync(modules, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(ending)).sort().map((name) => join(modules, name));
}

async function tableStatements(): Promise<string[]> {
  const tables = await Promise.all(moduleFiles(".tables.ts").map((path) => import(pathToFileURL(path).href)));
  return generateMigration(generateDrizzleJson({}), generateDrizzleJson(Object.assign({}, ...tables)));
}

function customStatements(): string[] {
  return moduleFiles(".sql").map((path) => `-- ${relative(modules, path)}\n${readFileSync(path, "utf8").trim()}`);
}

/** The one migration of a product that has not been released: all tables, then each module's own SQL (triggers). */
export async function initialMigration(): Promise<string> {
  return `${[...(await tableStatements()), ...customStatements()].join(`\n${breakpoint}\n`)}\n`;
}

/** Two runs at once would mix; making a folder is atomic, so a folder is the lock. Waits for at most half a minute. */
async function alone(work: () => Promise<void>): Promise<void> {
  const made = await firstSuccess(() => mkdirSync(lock), 60);
  if (!made) throw new Error(`${lock} is in the way: another run is still at work, or died. Remove the folder if none runs.`);
  try {
    await work();
  } finally {
    rmSync(lock, { recursive: true });
  }
}

async function firstSuccess(attempt: () => void, tries: number): Promise<boolean> {
  for (let left = tries; left > 0; left -= 1) {
    try {
      attempt();
      return true;
    } catch {
      await setTimeout(500);
    }
  }
  return false;
}

if (import.meta.main) await alone(async () => writeFileSync(output, await initialMigration()));
