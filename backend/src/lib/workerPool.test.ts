// Inputs: backend, content, openapi, rules
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { WorkerPool } from "./workerPool.ts";

const limits = { workers: 1, waiting: 2, longest: 10_000 };
const sleep = (pool: WorkerPool, milliseconds: number, value: string) =>
  pool.run({ module: "node:timers/promises", name: "setTimeout", given: [milliseconds, value] });

test("CPU-bound work does not block others", async () => {
  const pool = new WorkerPool(limits);
  await sleep(pool, 1, "started");
  let turns = 0;
  const turning = setInterval(() => turns++, 10);
  // On the main thread nothing else would run for half a second.
  await pool.run({ module: "node:child_process", name: "execSync", given: ["sleep 0.5"] });
  clearInterval(turning);
  expect(turns).toBeGreaterThan(5);
});

test("queued jobs run in order; beyond the queue limit they are rejected", async () => {
  const pool = new WorkerPool(limits);
  const done: unknown[] = [];
  const first = ["a", "b", "c"].map((name) => sleep(pool, 30, name).then((value) => done.push(value)));
  await expect(sleep(pool, 1, "d")).rejects.toMatchObject({ code: "TEMPORARILY_UNAVAILABLE" });
  await Promise.all(first);
  expect(done).toEqual(["a", "b", "c"]);
});

test("a job that fails, crashes its thread or times out fails alone", async () => {
  const pool = new WorkerPool({ ...limits, longest: 1_500 });
  await expect(pool.run({ module: "node:fs", name: "readFileSync", given: ["/nowhere"] })).rejects.toThrow("ENOENT");
  await expect(pool.run({ module: "node:process", name: "exit", given: [1] })).rejects.toThrow("ended");
  await expect(sleep(pool, 60_000, "never")).rejects.toMatchObject({ code: "TEMPORARILY_UNAVAILABLE" });
  await wait(10);
  expect(await sleep(pool, 1, "well")).toBe("well");
});
