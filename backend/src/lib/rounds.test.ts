import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { roundsGoOn, startRounds } from "./rounds.ts";

const minute = 60_000;

test("a round that hangs is seen, one that says that it goes on is not", async () => {
  let end = () => {};
  let goesOn = () => {};
  const stop = startRounds((sign) => ((goesOn = sign), new Promise<void>((done) => (end = done))), 1, () => undefined);
  const started = performance.now();
  expect(roundsGoOn(started + 4 * minute)).toBe(true);
  expect(roundsGoOn(started + 6 * minute)).toBe(false);
  await wait(20);
  goesOn();
  expect(roundsGoOn(started + 5 * minute + 5)).toBe(true);
  end();
  await stop();
  expect(roundsGoOn(started + 60 * minute)).toBe(true);
});

test("rounds go on after one that failed, and stopping waits for the one that runs", async () => {
  const failed: unknown[] = [];
  let rounds = 0;
  const stop = startRounds(async () => {
    rounds += 1;
    await wait(5);
    throw new Error("no");
  }, 1, (error) => failed.push(error));
  await expect.poll(() => rounds).toBeGreaterThan(2);
  await stop();
  expect(failed.length).toBe(rounds);
});
