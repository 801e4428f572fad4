import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testConfig } from "../../testing/testConfig.ts";
import { newPostgres } from "../../testing/testPostgres.ts";
import { createBusinessClock, createSecurityClock } from "../lib/clock.ts";
import { createLogger } from "../lib/logger.ts";
import { prepareData } from "../seed/prepareData.ts";
import { openPostgres } from "./postgres.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "";
const logger = createLogger("silent");

describe.skipIf(!server)("on PostgreSQL", () => {
  test("several processes may start at once on an empty database: one creates the tables and inserts the seed data, once", async () => {
    const empty = await newPostgres(server);
    const start = async () => {
      const open = await openPostgres(empty.url, logger);
      const clock = createBusinessClock("America/New_York", () => Date.parse("2026-11-21T15:00:00Z"));
      try {
        await open.alone(() => prepareData(open.database, testConfig(), clock, createSecurityClock()));
      } finally {
        await open.close();
      }
    };
    try {
      await Promise.all([start(), start(), start()]);
      const { rows } = await empty.database.execute(
        sql.raw("select count(*)::int as people, count(distinct username)::int as names from users"),
      );
      expect(rows[0]?.["people"]).toBeGreaterThan(20);
      expect(rows[0]?.["people"]).toBe(rows[0]?.["names"]);
    } finally {
      await empty.end();
    }
  }, 60_000);
});
