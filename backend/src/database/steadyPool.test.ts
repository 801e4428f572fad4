import { EventEmitter } from "node:events";
import { setImmediate as turn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PoolConfig } from "pg";
import { expect, test } from "vitest";
import { SteadyPool } from "./steadyPool.ts";

/** A fake server that can go down: every connection to it fails then. */
function fakeServer() {
  const connections = new Set<EventEmitter>();
  const server = { isUp: true, opened: 0 };
  const lost = () => new Error("Connection terminated unexpectedly");
  class Connection extends EventEmitter {
    _queryable = true;
    connect(done: (error?: Error) => void): void {
      if (!server.isUp) return done(lost());
      server.opened += 1;
      connections.add(this);
      done();
    }
    async query(): Promise<object> {
      await turn();
      if (!this._queryable || !server.isUp) throw lost();
      return { rows: [] };
    }
    end(done?: () => void): void {
      this._queryable = false;
      done?.();
    }
    getTypeParser(): (text: string) => string {
      return (text) => text;
    }
  }
  const goAway = (): void => {
    for (const connection of connections) {
      (connection as Connection)._queryable = false;
      connection.emit("error", lost());
    }
    connections.clear();
  };
  return { server, Client: Connection as unknown as NonNullable<PoolConfig["Client"]>, goAway };
}

function open(max: number) {
  const { server, Client, goAway } = fakeServer();
  const warned: unknown[] = [];
  const pool = new SteadyPool(
    { max, Client, connectionTimeoutMillis: 200 },
    { warn: (facts: unknown) => void warned.push(facts) },
  );
  return { server, goAway, warned, database: drizzle(pool), pool };
}

test("a connection lost between two statements fails its transaction, and nothing else", async () => {
  const { database, goAway, warned } = open(2);
  const work = database.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    goAway();
    await tx.execute(sql`select 2`);
  });
  await expect(work).rejects.toThrow();
  expect(warned.length).toBeGreaterThan(0);
  expect(await database.transaction(async () => "again")).toBe("again");
});

test("after any number of failed transaction starts, a connection is available once the server is", async () => {
  const { database, server, pool } = open(2);
  for (let failed = 0; failed < 6; failed += 1) {
    const work = database.transaction(async () => {
      throw new Error("it began");
    });
    server.isUp = false;
    await expect(work).rejects.not.toThrow("it began");
    server.isUp = true;
  }
  expect(pool.totalCount - pool.idleCount).toBe(0);
  expect(await database.transaction(async () => "again")).toBe("again");
});
