import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startStallingProxy, type StallingProxy } from "../../testing/stallingProxy.ts";
import { testConfig } from "../../testing/testConfig.ts";
import { newPostgres } from "../../testing/testPostgres.ts";
import { createBusinessClock, createSecurityClock } from "../lib/clock.ts";
import { knownProblem } from "../lib/problem.ts";
import { createLogger } from "../lib/logger.ts";
import { prepareData } from "../seed/prepareData.ts";
import type { OpenDatabase } from "./database.ts";
import { listen } from "./notifications.ts";
import { openPostgres } from "./postgres.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "";
const logger = createLogger("silent");
const asked = sql.raw("select 1");

/** The result or error that a caller would see. */
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => knownProblem(error)?.code ?? error,
  );

describe.skipIf(!server)("on PostgreSQL", () => {
  test("several processes may start at once on an empty database: one creates the tables and inserts the seed data, once", async () => {
    const empty = await newPostgres(server);
    const start = async () => {
      const open = await openPostgres(empty.url, logger);
      const clock = createBusinessClock("America/New_York", () => Date.parse("2026-11-21T15:00:00Z"));
      await open
        .alone(() => prepareData(open.database, testConfig(), clock, createSecurityClock()))
        .finally(() => open.close());
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

  describe("that is frozen, or silently cut off", () => {
    let proxy: StallingProxy;
    let open: OpenDatabase;
    let empty: Awaited<ReturnType<typeof newPostgres>>;
    beforeEach(async () => {
      empty = await newPostgres(server);
      proxy = await startStallingProxy(empty.url);
      const patience = { connection: 500, statement: 60_000, answer: 700, idleTransaction: 500 };
      open = await openPostgres(proxy.url, logger, { connections: 3, patience });
    });
    afterEach(async () => {
      await proxy.close();
      await open.close();
      await empty.end();
    });

    test("a statement on an open connection times out, and the caller gets a retryable error", async () => {
      await open.database.execute(asked);
      proxy.stall();
      expect(await outcome(open.database.execute(asked))).toBe("TEMPORARILY_UNAVAILABLE");
    });

    test("a transaction times out once: it is not rolled back over a dead connection", async () => {
      const said: string[] = [];
      const work = open.database.transaction(async (tx) => {
        await tx.execute(asked);
        proxy.stall();
        await tx.execute(asked).catch(() => undefined);
        // A rollback fails at once, without a second timeout.
        await tx.execute(asked).catch((error: Error) => void said.push((error.cause as Error).message));
        throw new Error("given up", { cause: new Error("Query read timeout") });
      });
      expect(await outcome(work)).toBe("TEMPORARILY_UNAVAILABLE");
      expect(said).toEqual(["Client was closed and is not queryable"]);
    });

    test("all connections soon time out, and are replaced when it comes back", async () => {
      const all = () =>
        Promise.all(Array.from({ length: 6 }, () => outcome(open.database.transaction((tx) => tx.execute(asked)))));
      expect(new Set(await all())).toEqual(new Set(["done"]));
      proxy.stall();
      expect(new Set(await all())).toEqual(new Set(["TEMPORARILY_UNAVAILABLE"]));
      proxy.resume();
      await expect.poll(async () => new Set(await all())).toEqual(new Set(["done"]));
    });

    test("the server ends a transaction that its process leaves open, and releases its locks", async () => {
      await open.database.execute(sql.raw("create table locked (id int primary key)"));
      const work = open.database.transaction(async (tx) => {
        await tx.execute(sql.raw("insert into locked values (1)"));
        await wait(1_500);
        await tx.execute(asked);
      });
      expect(await outcome(work)).toBe("TEMPORARILY_UNAVAILABLE");
      expect(await outcome(open.database.execute(sql.raw("insert into locked values (1)")))).toBe("done");
    });

    test("a listener detects it, and listens again when it comes back", async () => {
      const heard: string[] = [];
      const gaps = vi.fn();
      const listening = await listen(open.database, "news", (payload) => void heard.push(payload), gaps, {
        looks: 100,
        again: 100,
      });
      proxy.stall();
      await wait(1_200);
      proxy.resume();
      await expect.poll(() => gaps.mock.calls.length).toBeGreaterThan(0);
      await open.database.execute(sql.raw("select pg_notify('news', 'again')"));
      await expect.poll(() => heard).toEqual(["again"]);
      await listening.stop();
    });
  });
});
