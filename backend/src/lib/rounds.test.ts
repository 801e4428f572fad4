import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { allRoundsAlive, startRounds } from "./rounds.ts";

const minute = 60_000;

test("a hanging round is detected, one with progress is not", async () => {
  let end = () => {};
  let goesOn = () => {};
  const stop = startRounds(
    (sign) => ((goesOn = sign), new Promise<void>((done) => (end = done))),
    1,
    () => undefined,
  );
  const started = performance.now();
  expect(allRoundsAlive(started + 4 * minute)).toBe(true);
  expect(allRoundsAlive(started + 6 * minute)).toBe(false);
  await wait(20);
  goesOn();
  expect(allRoundsAlive(started + 5 * minute + 5)).toBe(true);
  end();
  await stop();
  expect(allRoundsAlive(started + 60 * minute)).toBe(true);
});

test("rounds continue after a failure, and stopping waits for the round in progress", async () => {
  const failed: unknown[] = [];
  let rounds = 0;
  const stop = startRounds(
    async () => {
      rounds += 1;
      await wait(5);
      throw new Error("no");
    },
    1,
    (error) => failed.push(error),
  );
  await expect.poll(() => rounds).toBeGreaterThan(2);
  await stop();
  expect(failed.length).toBe(rounds);
});
