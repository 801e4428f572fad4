// Inputs: backend, content, openapi, rules
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { openEmbedded } from "./embedded.ts";
import { useMadeDatabase } from "./embedded.testing.ts";

const copy = useMadeDatabase();

/** `embedded.long.test.ts` has the other states of the folder. */
describe("the folder of the embedded database", () => {
  test("is reopened with its data, and unlocked when it is closed", { tags: "full" }, async () => {
    const at = copy();
    const { database, close, engine } = await openEmbedded(at);
    const { rows } = await database.execute(sql`select value from settings where key = 'kept'`);
    await close();
    expect([engine, rows]).toEqual(["embedded", [{ value: "yes" }]]);
    expect(existsSync(join(at, "portico.lock"))).toBe(false);
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

  test("a damaged one is refused with an error, and kept", { tags: "full" }, async () => {
    const at = copy();
    writeFileSync(join(at, "database/global/pg_control"), "not a control file");
    await expect(openEmbedded(at)).rejects.toMatchObject({
      name: "CannotStart",
      exitCode: 5,
      message: expect.stringContaining("was left as it is"),
    });
    expect(readFileSync(join(at, "database/global/pg_control"), "utf8")).toBe("not a control file");
  });
});
