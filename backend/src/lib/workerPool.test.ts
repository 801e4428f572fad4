// Inputs: backend, content, openapi, rules
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { WorkerPool } from "./workerPool.ts";

afterEach(() => void vi.useRealTimers());

const limits = { workers: 1, waiting: 2, longest: 10_000 };
const sleep = (pool: WorkerPool, milliseconds: number, value: string) =>
  pool.run({ module: "node:timers/promises", name: "setTimeout", given: [milliseconds, value] });

test("CPU-bound work does not block others", { tags: "full" }, async () => {
  const pool = new WorkerPool(limits);
  await sleep(pool, 1, "started");
  const signal = join(mkdtempSync(join(tmpdir(), "portico-pool-")), "signal");
  // Blocks its thread until this one, which must be free for it, writes the file.
  const blocking = pool.run({
    module: "node:child_process",
    name: "execSync",
    given: [`until [ -e ${signal} ]; do sleep 0.05; done`, { timeout: 8_000 }],
  });
  setTimeout(() => writeFileSync(signal, ""), 100);
  await blocking;
});

test("queued jobs run in order; beyond the queue limit they are rejected", async () => {
  const pool = new WorkerPool(limits);
  const done: unknown[] = [];
  const first = ["a", "b", "c"].map((name) => sleep(pool, 30, name).then((value) => done.push(value)));
  await expect(sleep(pool, 1, "d")).rejects.toMatchObject({ code: "TEMPORARILY_UNAVAILABLE" });
  await Promise.all(first);
  expect(done).toEqual(["a", "b", "c"]);
});

test("a job that fails, crashes its thread or times out fails alone", { tags: "full" }, async () => {
  const pool = new WorkerPool(limits);
  await expect(pool.run({ module: "node:fs", name: "readFileSync", given: ["/nowhere"] })).rejects.toThrow("ENOENT");
  await expect(pool.run({ module: "node:process", name: "exit", given: [1] })).rejects.toThrow("ended");
  await sleep(pool, 1, "started");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const late = sleep(pool, 60_000, "never");
  vi.advanceTimersByTime(limits.longest);
  vi.useRealTimers();
  await expect(late).rejects.toMatchObject({ code: "TEMPORARILY_UNAVAILABLE" });
  await wait(10);
  expect(await sleep(pool, 1, "well")).toBe("well");
});
