import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Client, type Pool } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startStallingProxy, type StallingProxy } from "../../testing/stallingProxy.ts";
import { newPostgres } from "../../testing/testPostgres.ts";
import { knownProblem } from "../lib/problem.ts";
import { createLogger } from "../lib/logger.ts";
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
  describe("that is frozen, or silently cut off", () => {
    let proxy: StallingProxy;
    let open: OpenDatabase;
    let own: Awaited<ReturnType<typeof newPostgres>>;
    // Each test opens it anew; creating its tables takes longer than most of them.
    beforeAll(async () => {
      own = await newPostgres(server);
      await openPostgres(own.url, logger).then((first) => first.close());
    });
    afterAll(() => own.end());
    beforeEach(async () => {
      proxy = await startStallingProxy(own.url);
      // Long enough for a loaded machine while the proxy passes everything on.
      const timeouts = { connection: 3_000, statement: 60_000, answer: 1_500, idleTransaction: 1_500 };
      open = await openPostgres(proxy.url, logger, { connections: 3, timeouts });
    });
    afterEach(async () => {
      await proxy.close();
      await open.close();
    });

    const pool = () => Reflect.get(open.database, "$client") as Pool;
    /** Resolves when the pool has given up a connection. */
    const connectionLost = () => once(pool(), "remove");

    test("a statement on an open connection times out, and the caller gets a retryable error", async () => {
      await open.database.execute(asked);
      proxy.stall();
      expect(await outcome(open.database.execute(asked))).toBe("TEMPORARILY_UNAVAILABLE");
    });

    test("a transaction times out once: it is not rolled back over a dead connection", { tags: "full" }, async () => {
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

    test("all connections soon time out, and are replaced when it comes back", { tags: "full" }, async () => {
      const all = () =>
        Promise.all(Array.from({ length: 6 }, () => outcome(open.database.transaction((tx) => tx.execute(asked)))));
      expect(new Set(await all())).toEqual(new Set(["done"]));
      proxy.stall();
      expect(new Set(await all())).toEqual(new Set(["TEMPORARILY_UNAVAILABLE"]));
      proxy.resume();
      await expect.poll(async () => new Set(await all())).toEqual(new Set(["done"]));
    });

    test(
      "the server ends a transaction that its process leaves open, and releases its locks",
      { tags: "full" },
      async () => {
        await open.database.execute(sql.raw("create table locked (id int primary key)"));
        const work = open.database.transaction(async (tx) => {
          await tx.execute(sql.raw("insert into locked values (1)"));
          // Waits for the lock, which this process does not release.
          await own.database.execute(sql.raw("insert into locked values (1)"));
          await tx.execute(asked);
        });
        expect(await outcome(work)).toBe("TEMPORARILY_UNAVAILABLE");
        const { rows } = await own.database.execute(sql.raw("select id from locked"));
        expect(rows).toEqual([{ id: 1 }]);
      },
    );

    test("a listener detects it, and listens again when it comes back", { tags: "full" }, async () => {
      const heard: string[] = [];
      const gaps = vi.fn();
      const listening = await listen(open.database, "news", (payload) => void heard.push(payload), gaps, {
        looks: 100,
        again: 100,
      });
      const lost = connectionLost();
      proxy.stall();
      await lost;
      proxy.resume();
      await expect.poll(() => gaps.mock.calls.length).toBeGreaterThan(0);
      await open.database.execute(sql.raw("select pg_notify('news', 'again')"));
      await expect.poll(() => heard).toEqual(["again"]);
      await listening.stop();
    });

    describe("where the first attempt to listen again fails", () => {
      const pace = { looks: 100, again: 100 };
      const query = Client.prototype.query as (this: Client, ...what: unknown[]) => Promise<unknown>;

      /** Loses the listener's connection, and answers its next LISTEN in the given way. */
      async function loseListener(answer: (client: Client) => Promise<unknown>) {
        const heard: string[] = [];
        const listening = await listen(open.database, "news", (payload) => void heard.push(payload), vi.fn(), pace);
        const failed = vi.fn(answer);
        const spied = vi.spyOn(Client.prototype, "query").mockImplementation(function (
          this: Client,
          ...what: unknown[]
        ) {
          const isListen = String(what[0]).startsWith("LISTEN");
          return isListen && failed.mock.calls.length === 0 ? failed(this) : query.apply(this, what);
        } as never);
        const lost = connectionLost();
        proxy.stall();
        await lost;
        proxy.resume();
        await expect.poll(() => failed.mock.calls.length).toBe(1);
        spied.mockRestore();
        return { heard, listening };
      }

      const refused = () => Promise.reject(new Error("cannot execute LISTEN during recovery"));
      const broken = (client: Client) => {
        const error = new Error("Connection terminated unexpectedly");
        client.emit("error", error);
        return Promise.reject(error);
      };

      test.each([
        ["it is refused", refused],
        ["the connection breaks", broken],
      ])(
        "because %s, a listener hears each notification once and keeps one connection",
        { tags: "full" },
        async (_reason, answer) => {
          const { heard, listening } = await loseListener(answer);
          const notify = (payload: string) => open.database.execute(sql.raw(`select pg_notify('news', '${payload}')`));
          await expect
            .poll(async () => {
              await notify("again");
              return heard.length;
            })
            .toBeGreaterThan(0);
          for (const payload of ["once", "last"]) await notify(payload);
          await expect.poll(() => heard).toContain("last");
          // A second connection would hear them a little later.
          await wait(200);
          expect(heard.filter((payload) => payload !== "again")).toEqual(["once", "last"]);
          await listening.stop();
          expect(pool().totalCount - pool().idleCount).toBe(0);
        },
      );
    });

    test("a first attempt to listen that is refused gives its connection back", async () => {
      const spied = vi
        .spyOn(Client.prototype, "query")
        .mockImplementationOnce((() => Promise.reject(new Error("no"))) as never);
      await expect(listen(open.database, "news", () => undefined, vi.fn())).rejects.toThrow("no");
      spied.mockRestore();
      expect(pool().totalCount - pool().idleCount).toBe(0);
    });

    test("a check of a listener that is not answered is not sent again meanwhile", async () => {
      const sent = vi.spyOn(Client.prototype, "query");
      const listening = await listen(open.database, "news", () => undefined, vi.fn(), { looks: 20, again: 5_000 });
      proxy.stall();
      sent.mockClear();
      await wait(400);
      expect(sent.mock.calls.filter(([text]) => (text as unknown) === "select 1").length).toBeLessThanOrEqual(1);
      sent.mockRestore();
      await listening.stop();
    });
  });
});
