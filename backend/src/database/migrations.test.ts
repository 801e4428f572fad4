import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readCatalog } from "./catalog.ts";
import type { Database } from "./database.ts";
import { bothSchemas, migrationText } from "./generateMigrations.ts";
import { breakpoint, migrate, readMigrations, type Migration } from "./migrations.ts";
import { emptyDatabase, fakeMigration } from "./migrations.testing.ts";
import { incompatibilities, schemaChanges } from "./schemaChanges.ts";

const known = readMigrations();
const first = known.slice(0, 1);
const contracting = (name: string, ...statements: string[]): Migration => ({
  ...fakeMigration(name, ...statements),
  contract: true,
});

let both: Awaited<ReturnType<typeof bothSchemas>>;
let database: Database;
let end: () => Promise<void>;
beforeAll(async () => {
  both = await bothSchemas();
  ({ database, end } = await emptyDatabase());
});
afterAll(() => end());
beforeEach(async () => {
  for (const schema of ["public", "migrations", "drizzle"])
    await database.execute(sql.raw(`drop schema if exists ${schema} cascade`));
  await database.execute(sql.raw("create schema public"));
});
const execute = async (statement: string) => (await database.execute(sql.raw(statement))).rows;
const applied = async () =>
  (await execute("select name from migrations.applied order by name")).map(({ name }) => name);

/** Creates a database as version 0.1 did, before migrations were tracked by name. */
async function yesterday(): Promise<void> {
  await migrate(database, "test", first);
  await execute("drop schema migrations cascade");
  await execute("create schema drizzle");
  await execute(
    "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  await execute(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${first[0]?.hash}', 1795219200000)`,
  );
  await execute(`insert into settings (key, value) values ('kept', '"yes"')`);
}

describe("the migration files", () => {
  test("the first migration is frozen, because databases were created by it", () => {
    expect(first).toMatchObject([
      { name: "0000_initial", hash: "f830358235e019087156ac04a5b65fb9074918cb6106a0fc40460190fdc38c0a" },
    ]);
  });

  test("all migrations together produce the tables, indexes, functions and triggers of the code; else: npm run generate:migrations -w backend -- --name what_it_does", () => {
    const { migrated, wanted } = both;
    expect(schemaChanges(migrated, wanted)).toEqual([]);
    expect(wanted.catalog.length).toBeGreaterThan(500);
  });

  test("no index sorts in descending order with nulls last: a query that sorts with desc() cannot use it", () => {
    expect(both.wanted.catalog.filter((each) => JSON.stringify(each).includes("DESC NULLS LAST"))).toEqual([]);
  });

  test.each(known.slice(1))(
    "$name has a timestamp in its name, and is marked when the previous version cannot work after it",
    ({ name, statements }) => {
      expect(name).toMatch(/^\d{14}_[a-z0-9_]+$/);
      const said = statements.join("\n").match(/^-- (contract\b|compatible: \S+)/m);
      expect(incompatibilities(statements).length === 0 || said).toBeTruthy();
    },
  );
});

describe("a database", () => {
  test("of version 0.1 is migrated and keeps its rows", { tags: "full" }, async () => {
    await yesterday();
    await migrate(database, "test");
    expect(await applied()).toEqual(known.map(({ name }) => name));
    expect(await execute("select value from settings")).toEqual([{ value: "yes" }]);
    expect(schemaChanges(await readCatalog(database), { catalog: both.migrated, creating: [] })).toEqual([]);
  });

  test("of version 0.1 with other tables is refused", async () => {
    await yesterday();
    await execute("update drizzle.__drizzle_migrations set hash = 'of another one'");
    await expect(migrate(database, "test")).rejects.toMatchObject({
      exitCode: 5,
      message: expect.stringContaining("0000_initial is not the one"),
    });
  });

  test("gets each migration once, in name order, including a late one from a branch", async () => {
    const [one, late, two] = [
      fakeMigration("1_one", "create table one (id int)"),
      fakeMigration("1_late", "create table late (id int)"),
      fakeMigration("2_two", "alter table one add two int"),
    ];
    await migrate(database, "test", [one, two]);
    await migrate(database, "test", [late, one, two]);
    await migrate(database, "test", [late, one, two]);
    expect(await applied()).toEqual(["1_late", "1_one", "2_two"]);
  });

  test("rolls a failed migration back completely", async () => {
    const broken = fakeMigration("2_broken", "create table half (id int)", "create table half (id int)");
    await expect(
      migrate(database, "test", [fakeMigration("1_one", "create table one (id int)"), broken]),
    ).rejects.toThrow();
    expect(await applied()).toEqual(["1_one"]);
    expect(await execute("select to_regclass('half')::text as half")).toEqual([{ half: null }]);
  });

  test("whose migration fails is refused: the message names it, what the database said, and what to do", async () => {
    const broken = fakeMigration("1_broken", "create table half (id int)", "create table half (id int)");
    await expect(migrate(database, "PostgreSQL", [broken])).rejects.toMatchObject({
      name: "CannotStart",
      exitCode: 5,
      message:
        "The database in PostgreSQL can't be brought up to date. Its migration 1_broken failed and was undone. Correct what the database says below and start again, or use the version that ran before.",
      cause: { message: 'relation "half" already exists' },
    });
  });

  test("that cannot have an extension is refused: the message says how to create it", async () => {
    const trigrams = fakeMigration("1_trigrams", "CREATE EXTENSION IF NOT EXISTS pg_nothing;");
    await expect(migrate(database, "PostgreSQL", [trigrams])).rejects.toMatchObject({
      exitCode: 5,
      message: expect.stringContaining(
        'It needs the extension pg_nothing: install it on the server, run "create extension pg_nothing" in this database as its owner or a superuser, and start again.',
      ),
      cause: { message: expect.stringContaining("pg_nothing") },
    });
  });

  test("whose list of applied migrations cannot be read is refused", async () => {
    await execute("create schema migrations");
    await execute("create table migrations.applied (name text primary key)");
    await expect(migrate(database, "PostgreSQL", first)).rejects.toMatchObject({
      exitCode: 5,
      message: expect.stringContaining(
        "The list of applied migrations could not be created or read. Nothing was changed.",
      ),
      cause: { message: expect.stringContaining("hash") },
    });
  });

  test("with an applied migration that was edited since is refused", async () => {
    await migrate(database, "test", [fakeMigration("1_one", "create table one (id int)")]);
    const changed = { ...fakeMigration("1_one"), hash: "another" };
    await expect(migrate(database, "test", [changed])).rejects.toMatchObject({
      name: "CannotStart",
      exitCode: 5,
      message: expect.stringContaining("1_one is not the one that this version has"),
    });
  });

  test("with an applied migration that is missing next to newer ones is refused, and not changed", async () => {
    const [one, two, three] = [
      fakeMigration("1_one", "select 1"),
      fakeMigration("2_two", "select 1"),
      fakeMigration("3_three", "create table three (id int)"),
    ];
    await migrate(database, "test", [one, two]);
    await expect(migrate(database, "test", [one, three])).rejects.toMatchObject({
      exitCode: 5,
      message: expect.stringContaining("2_two is missing"),
    });
    expect(await applied()).toEqual(["1_one", "2_two"]);
  });

  test("that a newer version removed something from is refused", async () => {
    await migrate(database, "newer code", [
      ...known,
      contracting("99991231235959_newer", "alter table accounts drop column nickname"),
    ]);
    await expect(migrate(database, "test")).rejects.toMatchObject({
      exitCode: 5,
      message: expect.stringContaining("99991231235959_newer"),
    });
  });
});

describe("the generated migration", () => {
  const before = [
    "create table kept (id int primary key, old text, size int)",
    "create table gone (id int primary key)",
    "create index kept_size on kept (size)",
  ];
  const after = [
    `CREATE TABLE "added" (\n\t"id" bigserial PRIMARY KEY NOT NULL,\n\t"kept" int UNIQUE\n);`,
    `create table kept (id int primary key, size bigint not null default 7, word text, flag boolean not null default true, constraint kept_word check (word <> ''))`,
    "create unique index kept_size on kept (size) where flag",
    "alter table added add constraint added_kept_fk foreign key (kept) references kept (id)",
    "create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$",
    "create trigger kept_unchanged before update on kept for each row execute function refuse()",
    "alter table added set unlogged",
    "alter table kept set unlogged",
  ];
  const schemaOf = async (statements: readonly string[]) => {
    for (const statement of ["drop schema public cascade", "create schema public", ...statements])
      await execute(statement);
    return readCatalog(database);
  };

  test("turns the existing tables into those of the code", async () => {
    const wanted = { catalog: await schemaOf(after), creating: after };
    const steps = schemaChanges(await schemaOf(before), wanted);
    await migrate(database, "test", [fakeMigration("1_generated", ...steps)]);
    expect(schemaChanges(await readCatalog(database), wanted)).toEqual([]);
  });

  test("is marked as contracting only when the previous version may not work after it", async () => {
    const [from, to] = [
      await schemaOf(before),
      await schemaOf([
        ...before,
        "alter table kept add word text",
        "create table added (id int primary key check (id > 0))",
        "create unique index once on added (id)",
      ]),
    ];
    const adding = schemaChanges(from, {
      catalog: to,
      creating: [`CREATE TABLE "added" (id int primary key check (id > 0));`],
    });
    expect(adding).toHaveLength(3);
    expect(migrationText(adding)).not.toContain("-- contract");
    const removing = migrationText(schemaChanges(to, { catalog: from, creating: [] }));
    expect(removing).toMatch(
      /^-- contract\n[^]*something that older code may use goes away: ALTER TABLE "kept" DROP COLUMN "word"/,
    );
    expect(removing.split(breakpoint)).toHaveLength(2);
  });
});
