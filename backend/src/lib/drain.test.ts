import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { drain } from "./drain.ts";

/** Pages of numbers up to a maximum. */
const upTo = (last: number, size: number) => async (after: number | undefined) => {
  const from = (after ?? 0) + 1;
  return Array.from({ length: Math.max(0, Math.min(size, last - from + 1)) }, (_, index) => from + index);
};

test("visits every item once over all pages, and counts those that were done", async () => {
  const met: number[] = [];
  expect(await drain(upTo(95, 10), async (row) => met.push(row) > 0 && row % 2 === 0, 4)).toBe(47);
  expect(met.sort((a, b) => a - b)).toEqual(Array.from({ length: 95 }, (_, index) => index + 1));
});

test("limits concurrency, and one slow item does not delay the others", async () => {
  let [running, maxRunning, end] = [0, 0, () => {}];
  const othersEnded = new Promise<void>((ends) => (end = ends));
  const ended: number[] = [];
  const work = async (row: number) => {
    maxRunning = Math.max(maxRunning, (running += 1));
    if (row === 1) await othersEnded;
    await wait(1);
    running -= 1;
    if (ended.push(row) === 59) end();
    return true;
  };
  await drain(upTo(60, 10), work, 3);
  expect(maxRunning).toBe(3);
  expect(ended.at(-1)).toBe(1);
});

test("a page that cannot be read ends the work with its error", async () => {
  const failing = async (after: number | undefined) => {
    if (after !== undefined) throw new Error("no page");
    return [1];
  };
  await expect(drain(failing, async () => true, 2)).rejects.toThrow("no page");
});
