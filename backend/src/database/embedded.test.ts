// Inputs: backend, content, openapi, rules
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { openEmbedded } from "./embedded.ts";

const fresh = () => mkdtempSync(join(tmpdir(), "portico-data-"));

let made: string;
beforeAll(async () => {
  made = fresh();
  const { database, close } = await openEmbedded(made);
  await database.execute(sql`insert into settings (key, value) values ('kept', '"yes"')`);
  await close();
}, 120_000);

function copy(): string {
  const at = fresh();
  cpSync(made, at, { recursive: true });
  return at;
}

describe("the folder of the embedded database", () => {
  test("is reopened with its data, and unlocked when it is closed", async () => {
    const at = copy();
    const { database, close, engine } = await openEmbedded(at);
    const { rows } = await database.execute(sql`select value from settings where key = 'kept'`);
    await close();
    expect([engine, rows]).toEqual(["embedded", [{ value: "yes" }]]);
    expect(existsSync(join(at, "portico.lock"))).toBe(false);
  });

  test("the half-built database of a killed first start is built again", async () => {
    const at = fresh();
    mkdirSync(join(at, "database.building"));
    writeFileSync(join(at, "database.building/PG_VERSION"), "18");
    const { database, close } = await openEmbedded(at);
    await database.execute(sql`select * from settings`);
    await close();
    expect(readdirSync(at)).toEqual(["database"]);
  });

  test("an incomplete one is refused with an error, and kept", async () => {
    const at = copy();
    rmSync(join(at, "database/PG_VERSION"));
    await expect(openEmbedded(at)).rejects.toMatchObject({
      name: "CannotStart",
      exitCode: 5,
      message: expect.stringContaining("PG_VERSION is missing"),
    });
    expect(existsSync(join(at, "database/base"))).toBe(true);
    expect(existsSync(join(at, "portico.lock"))).toBe(false);
  });

  test("a damaged one is refused with an error, and kept", async () => {
    const at = copy();
    writeFileSync(join(at, "database/global/pg_control"), "not a control file");
    await expect(openEmbedded(at)).rejects.toMatchObject({
      name: "CannotStart",
      exitCode: 5,
      message: expect.stringContaining("was left as it is"),
    });
    expect(readFileSync(join(at, "database/global/pg_control"), "utf8")).toBe("not a control file");
  });

  test("one of another version is refused with an error, and kept", async () => {
    const at = copy();
    const open = await openEmbedded(at);
    await open.database.execute(sql`update migrations.applied set hash = 'of another version'`);
    await open.close();
    await expect(openEmbedded(at)).rejects.toMatchObject({
      exitCode: 5,
      message: expect.stringContaining("is not the one that this version has"),
    });
  });
});
