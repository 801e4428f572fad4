import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { readCatalog, type CatalogItem } from "./catalog.ts";
import { embeddedHandle, embeddedOptions } from "./embedded.ts";
import { breakpoint, migrate, migrationsFolder, readMigrations, type Migration } from "./migrations.ts";
import { incompatibilities, schemaChanges, type Wanted } from "./schemaChanges.ts";

const modules = join(import.meta.dirname, "../modules");

/** The modules' files with a suffix, sorted by path. */
function moduleFiles(ending: string): string[] {
  const names = readdirSync(modules, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(modules, name));
}

async function tableStatements(): Promise<string[]> {
  const tables = await Promise.all(moduleFiles(".tables.ts").map((path) => import(pathToFileURL(path).href)));
  return generateMigration(generateDrizzleJson({}), generateDrizzleJson(Object.assign({}, ...tables)));
}

const customStatements = () => moduleFiles(".sql").flatMap((path) => readFileSync(path, "utf8").split(breakpoint));

/** The schema that the code defines: every `*.tables.ts`, then each module's own SQL (triggers). */
async function wantedSchema(engine: PGlite): Promise<Wanted> {
  const creating = await tableStatements();
  await engine.exec("drop schema public cascade; create schema public;");
  await engine.exec([...creating, ...customStatements()].join("\n"));
  return { catalog: await readCatalog(embeddedHandle(engine)), creating };
}

/** The schema that the migrations produce and the one that the code defines, both read from temporary databases. */
export async function bothSchemas(
  known: readonly Migration[] = readMigrations(),
): Promise<{ migrated: CatalogItem[]; wanted: Wanted }> {
  const engine = await PGlite.create(embeddedOptions);
  try {
    await migrate(embeddedHandle(engine), "memory", known);
    const migrated = await readCatalog(embeddedHandle(engine));
    return { migrated, wanted: await wantedSchema(engine) };
  } finally {
    await engine.close();
  }
}

function nameFrom(args: readonly string[]): string {
  const name = args[args.indexOf("--name") + 1];
  if (args.includes("--name") && name && /^[a-z0-9_]+$/.test(name)) return name;
  throw new Error("Say what it does, in small letters: npm run generate:migrations -w backend -- --name add_refunds");
}

/** `20261123014500`: the creation time in UTC, so that migrations of several branches sort by time. */
const stamp = (at: Date) => at.toISOString().replaceAll(/\D/g, "").slice(0, 14);

const contractNote = `-- contract
-- Code of the version before can't be relied on to work after this (see below). When it can, replace the first line by "-- compatible: <why>".
`;

/** The text of a migration file with these statements. */
export function migrationText(statements: readonly string[]): string {
  const reasons = incompatibilities(statements);
  const head = reasons.length === 0 ? "" : `${contractNote}${reasons.map((reason) => `-- ${reason}\n`).join("")}`;
  return `${head}${statements.join(`\n${breakpoint}\n`)}\n`;
}

async function generate(): Promise<void> {
  const name = nameFrom(process.argv);
  const { migrated, wanted } = await bothSchemas();
  const statements = schemaChanges(migrated, wanted);
  if (statements.length === 0)
    return void process.stdout.write("The migrations make what the code says: there is nothing to write.\n");
  const path = join(migrationsFolder, `${stamp(new Date())}_${name}.sql`);
  writeFileSync(path, migrationText(statements));
  process.stdout.write(`Wrote ${path}. Read it before you commit it.\n`);
}

if (import.meta.main) await generate();
