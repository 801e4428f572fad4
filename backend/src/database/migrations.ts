import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { CannotStart } from "../lib/cannotStart.ts";
import type { Database } from "./database.ts";

export const migrationsFolder = join(import.meta.dirname, "migrations");

/** A set of tables: what makes them, and the schema in which a database notes what was applied. */
export type TableSet = {
  migrations: readonly Migration[];
  bookkeeping: string;
  /** The schema that holds them; that of the portal is the database's own. */
  searchPath?: string;
};

/** Between two statements of a migration file: the embedded database takes them one at a time. */
export const breakpoint = "--> statement-breakpoint";

/** A file of `migrations/`. Its name is its place in the order and its identity in every database. */
export type Migration = {
  /** File name without `.sql`: `0000_initial`, then `<YYYYMMDDhhmmss>_<name>`. */
  name: string;
  /** SHA-256 of its text; what was applied is never edited. */
  hash: string;
  /** Says `-- contract` at the top: code that does not know this migration can't work with the tables that it leaves. */
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

/** All migrations of this version, in the order of their names. There is no list to keep beside the files, so branches do not meet in one. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  return readdirSync(folder).filter((file) => file.endsWith(".sql")).sort().map((file) => readMigration(folder, file));
}

/** Databases that were made while there was one migration have the hash of it in a table of drizzle's. */
const adoptFirst = `do $$ begin
  if to_regclass('drizzle.__drizzle_migrations') is not null then
    insert into migrations.applied (name, hash, contract)
      select '0000_initial', hash, false from drizzle.__drizzle_migrations order by created_at desc limit 1 on conflict do nothing;
  end if;
end $$`;

/** A role that may make no schemas is given one that is there. */
const schemaOnce = (schema: string) => `do $$ begin if to_regnamespace('${schema}') is null then create schema ${schema}; end if; end $$`;

async function readApplied(database: Database, bookkeeping: string): Promise<Applied[]> {
  await database.execute(sql.raw(schemaOnce(bookkeeping)));
  await database.execute(
    sql.raw(`create table if not exists ${bookkeeping}.applied (name text primary key, hash text not null, contract boolean not null, applied_at timestamptz not null default now())`),
  );
  if (bookkeeping === portalBookkeeping) await database.execute(sql.raw(adoptFirst));
  return (await database.execute<Applied>(sql.raw(`select name, hash, contract from ${bookkeeping}.applied order by name`))).rows;
}

const portalBookkeeping = "migrations";

const kept = "Nothing was changed.";

/** Why this version can't work with what was applied; undefined when it can. */
function reasonToRefuse(known: readonly Migration[], applied: readonly Applied[]): string | undefined {
  const byName = new Map(known.map((migration) => [migration.name, migration]));
  const newest = known.at(-1)?.name ?? "";
  for (const { name, hash, contract } of applied) {
    const own = byName.get(name);
    if (own && own.hash !== hash) return `Its migration ${name} is not the one that this version has: the file was changed after it had been applied. ${kept} Restore the file, and put the change into a migration of its own.`;
    if (!own && name < newest) return `Its migration ${name} is missing in this version, which has newer ones. ${kept} Restore the file, or use the version that has it.`;
    if (!own && contract) return `A newer version of Portico made changes (${name}) that this version can't work with. ${kept} Use that version, or put back a backup from before it.`;
  }
  return undefined;
}

async function apply(database: Database, { name, hash, contract, statements }: Migration, bookkeeping: string): Promise<void> {
  await database.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into ${sql.identifier(bookkeeping)}.applied (name, hash, contract) values (${name}, ${hash}, ${contract})`);
  });
}

/**
 * Applies what was not applied yet, each migration all or nothing. A database that a newer version brought further is taken as it is, as
 * long as everything unknown only added something. Only one process may be in here at a time.
 * @param where the database in words, for the message
 * @throws CannotStart when an applied migration was changed, is missing, or is a newer one that this version can't work with
 */
export async function migrate(database: Database, where: string, known: readonly Migration[] = readMigrations(), bookkeeping = portalBookkeeping): Promise<void> {
  const applied = await readApplied(database, bookkeeping);
  const reason = reasonToRefuse(known, applied);
  if (reason) throw new CannotStart("database", `The database in ${where} can't be used by this version of Portico. ${reason}`);
  const names = new Set(applied.map(({ name }) => name));
  for (const migration of known) if (!names.has(migration.name)) await apply(database, migration, bookkeeping);
}

/** The portal's. */
export const portalTables = (): TableSet => ({ migrations: readMigrations(), bookkeeping: portalBookkeeping });

/** Brings a set of tables up to date, in the schema that it lives in. */
export async function migrateSet(database: Database, where: string, { migrations, bookkeeping, searchPath }: TableSet): Promise<void> {
  if (searchPath !== undefined) await database.execute(sql.raw(`set search_path to ${searchPath}`));
  await migrate(database, where, migrations, bookkeeping);
}
