import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { CannotStart } from "../lib/process.ts";
import type { Database } from "./database.ts";

export const migrationsFolder = join(import.meta.dirname, "migrations");

/** A set of tables: its migrations, and the schema that tracks the applied ones. */
export type TableSet = {
  migrations: readonly Migration[];
  bookkeeping: string;
  /** The schema of its tables; for the portal the database's default. */
  searchPath?: string;
};

/** Separates the statements of a migration file, because the embedded database runs them one at a time. */
export const breakpoint = "--> statement-breakpoint";

/** A file of `migrations/`. Its name determines its order and identifies it in every database. */
export type Migration = {
  /** File name without `.sql`: `0000_initial`, then `<YYYYMMDDhhmmss>_<name>`. */
  name: string;
  /** SHA-256 of its text; an applied migration is never edited. */
  hash: string;
  /**
   * True for a file that starts with `-- contract`: code that does not know this migration cannot work with its tables.
   */
  contract: boolean;
  statements: readonly string[];
};

type Applied = { name: string; hash: string; contract: boolean };

function readMigration(folder: string, file: string): Migration {
  const text = readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n");
  return {
    name: file.slice(0, -".sql".length),
    hash: createHash("sha256").update(text).digest("hex"),
    contract: /^-- contract\b/m.test(text),
    statements: text.split(breakpoint).map((statement) => statement.trim()),
  };
}

/** All migrations of this version, sorted by name. There is no separate list, so branches do not conflict in one. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => readMigration(folder, file));
}

/** Databases of the time with a single migration have its hash in drizzle's table. */
const adoptFirst = `do $$ begin
  if to_regclass('drizzle.__drizzle_migrations') is not null then
    insert into migrations.applied (name, hash, contract)
      select '0000_initial', hash, false from drizzle.__drizzle_migrations order by created_at desc limit 1 on conflict do nothing;
  end if;
end $$`;

/** Skips creating an existing schema, because a role may lack the right to create one. */
const schemaOnce = (schema: string) =>
  `do $$ begin if to_regnamespace('${schema}') is null then create schema ${schema}; end if; end $$`;

async function readApplied(database: Database, bookkeeping: string): Promise<Applied[]> {
  await database.execute(sql.raw(schemaOnce(bookkeeping)));
  await database.execute(
    sql.raw(
      `create table if not exists ${bookkeeping}.applied (name text primary key, hash text not null, contract boolean not null, applied_at timestamptz not null default now())`,
    ),
  );
  if (bookkeeping === portalBookkeeping) await database.execute(sql.raw(adoptFirst));
  return (
    await database.execute<Applied>(sql.raw(`select name, hash, contract from ${bookkeeping}.applied order by name`))
  ).rows;
}

const portalBookkeeping = "migrations";

const unchanged = "Nothing was changed.";

/** Why this version cannot work with the applied migrations; undefined when it can. */
function reasonToRefuse(known: readonly Migration[], applied: readonly Applied[]): string | undefined {
  const byName = new Map(known.map((migration) => [migration.name, migration]));
  const newest = known.at(-1)?.name ?? "";
  for (const { name, hash, contract } of applied) {
    const own = byName.get(name);
    if (own && own.hash !== hash)
      return `Its migration ${name} is not the one that this version has: the file was changed after it had been applied. ${unchanged} Restore the file, and put the change into a migration of its own.`;
    if (!own && name < newest)
      return `Its migration ${name} is missing in this version, which has newer ones. ${unchanged} Restore the file, or use the version that has it.`;
    if (!own && contract)
      return `A newer version of Portico made changes (${name}) that this version can't work with. ${unchanged} Use that version, or put back a backup from before it.`;
  }
  return undefined;
}

/** What the database said, without the query that drizzle puts around it. */
const saidBy = (error: unknown) => (error instanceof Error && error.cause instanceof Error ? error.cause : error);

/** What the operator can do about a failed statement. */
function adviceFor(statement: string): string {
  const extension = /^create extension (?:if not exists )?"?(\w+)/i.exec(statement)?.[1];
  return extension === undefined
    ? "Correct what the database says below and start again, or use the version that ran before."
    : `It needs the extension ${extension}: install it on the server, run "create extension ${extension}" in this database as its owner or a superuser, and start again.`;
}

const notUpToDate = (where: string) => `The database in ${where} can't be brought up to date.`;

async function apply(
  database: Database,
  where: string,
  { name, hash, contract, statements }: Migration,
  bookkeeping: string,
): Promise<void> {
  let running = "";
  try {
    await database.transaction(async (tx) => {
      for (running of statements) await tx.execute(sql.raw(running));
      await tx.execute(
        sql`insert into ${sql.identifier(bookkeeping)}.applied (name, hash, contract) values (${name}, ${hash}, ${contract})`,
      );
    });
  } catch (error) {
    throw new CannotStart(
      "database",
      `${notUpToDate(where)} Its migration ${name} failed and was undone. ${adviceFor(running)}`,
      saidBy(error),
    );
  }
}

/**
 * Applies the pending migrations, each in one transaction. A database that a newer version has migrated is accepted as
 * long as every unknown migration only added something. Only one process may run this at a time.
 * @param where the database's description for the error message
 * @throws CannotStart when an applied migration was edited, is missing, or is a newer one that this version cannot work
 * with; when a migration fails
 */
export async function migrate(
  database: Database,
  where: string,
  known: readonly Migration[] = readMigrations(),
  bookkeeping = portalBookkeeping,
): Promise<void> {
  const applied = await readApplied(database, bookkeeping).catch((error: unknown) => {
    const advice = "Correct what the database says below and start again.";
    throw new CannotStart(
      "database",
      `${notUpToDate(where)} The list of applied migrations could not be created or read. ${unchanged} ${advice}`,
      saidBy(error),
    );
  });
  const reason = reasonToRefuse(known, applied);
  if (reason)
    throw new CannotStart("database", `The database in ${where} can't be used by this version of Portico. ${reason}`);
  const names = new Set(applied.map(({ name }) => name));
  for (const migration of known) if (!names.has(migration.name)) await apply(database, where, migration, bookkeeping);
}

/** The portal's tables. */
export const portalTables = (): TableSet => ({ migrations: readMigrations(), bookkeeping: portalBookkeeping });

/** Migrates a set of tables in its schema. */
export async function migrateSet(
  database: Database,
  where: string,
  { migrations, bookkeeping, searchPath }: TableSet,
): Promise<void> {
  if (searchPath !== undefined) await database.execute(sql.raw(`set search_path to ${searchPath}`));
  await migrate(database, where, migrations, bookkeeping);
}
