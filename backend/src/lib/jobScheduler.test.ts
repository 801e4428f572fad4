import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { allJobsAlive, scheduleJob } from "./jobScheduler.ts";

const minute = 60_000;

test("a hanging job is detected, one with progress is not", async () => {
  let end = () => {};
  let goesOn = () => {};
  const stop = scheduleJob(
    (sign) => ((goesOn = sign), new Promise<void>((done) => (end = done))),
    1,
    () => undefined,
  );
  const started = performance.now();
  expect(allJobsAlive(started + 4 * minute)).toBe(true);
  expect(allJobsAlive(started + 6 * minute)).toBe(false);
  await wait(20);
  goesOn();
  expect(allJobsAlive(started + 5 * minute + 5)).toBe(true);
  end();
  await stop();
  expect(allJobsAlive(started + 60 * minute)).toBe(true);
});

test("jobs are repeated after a failure, and stopping waits for the run in progress", async () => {
  const failed: unknown[] = [];
  let runs = 0;
  const stop = scheduleJob(
    async () => {
      runs += 1;
      await wait(5);
      throw new Error("no");
    },
    1,
    (error) => failed.push(error),
  );
  await expect.poll(() => runs).toBeGreaterThan(2);
  await stop();
  expect(failed.length).toBe(runs);
});

test("a run in progress is told to stop", async () => {
  let wasTold = false;
  const stop = scheduleJob(
    (_sign, stopping) =>
      new Promise<void>((done) => stopping.addEventListener("abort", () => void ((wasTold = true), done()))),
    1,
    () => undefined,
  );
  await stop();
  expect(wasTold).toBe(true);
});
