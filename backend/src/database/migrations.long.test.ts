import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testConfig } from "../../testing/testConfig.ts";
import { createBusinessClock, createSecurityClock } from "../lib/clock.ts";
import { prepareData } from "../seed/prepareData.ts";
import type { Database } from "./database.ts";
import { migrate, readMigrations } from "./migrations.ts";
import { emptyDatabase, fakeMigration } from "./migrations.testing.ts";

let database: Database;
let end: () => Promise<void>;
beforeAll(async () => void ({ database, end } = await emptyDatabase()));
afterAll(() => end());

describe("a database", () => {
  test("that a newer version only added to is accepted: this version starts and seeds it", async () => {
    const newer = fakeMigration(
      "99991231235959_newer",
      "alter table users add column newer text not null default ''",
      "create table newest (id int primary key)",
    );
    await migrate(database, "newer code", [...readMigrations(), newer]);
    await migrate(database, "this code");
    const clock = createBusinessClock("America/New_York", () => Date.parse("2026-11-21T15:00:00Z"));
    await prepareData(database, testConfig(), clock, createSecurityClock());
    const { rows } = await database.execute(sql.raw("select count(*)::int > 20 as filled from users"));
    expect(rows).toEqual([{ filled: true }]);
  });
});
