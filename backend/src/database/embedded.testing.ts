import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll } from "vitest";
import { openEmbedded } from "./embedded.ts";

/** An empty folder for an embedded database. */
export const emptyFolder = () => mkdtempSync(join(tmpdir(), "portico-data-"));

/** Makes a database once, with one row of its own; returns what copies its folder. */
export function useMadeDatabase(): () => string {
  const made = emptyFolder();
  beforeAll(async () => {
    const { database, close } = await openEmbedded(made);
    await database.execute(sql`insert into settings (key, value) values ('kept', '"yes"')`);
    await close();
  }, 120_000);
  return () => {
    const at = emptyFolder();
    cpSync(made, at, { recursive: true });
    return at;
  };
}
