import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openEmbedded } from "./embedded.ts";
import { emptyFolder, useMadeDatabase } from "./embedded.testing.ts";

const copy = useMadeDatabase();

test("the half-built database of a killed first start is built again", async () => {
  const at = emptyFolder();
  mkdirSync(join(at, "database.building"));
  writeFileSync(join(at, "database.building/PG_VERSION"), "18");
  const { database, close } = await openEmbedded(at);
  await database.execute(sql`select * from settings`);
  await close();
  expect(readdirSync(at)).toEqual(["database"]);
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
