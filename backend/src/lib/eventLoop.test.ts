import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createSerialQueue } from "./eventLoop.ts";

/** Counts turns of the event loop until stopped. */
function countTurns(): { now: () => number; stop: () => void } {
  let [turn, isOver] = [0, false];
  void (async () => {
    for (; !isOver; turn += 1) await nextTurn();
  })();
  return { now: () => turn, stop: () => void (isOver = true) };
}

test("work that is asked for at once runs in order, each in another turn of the event loop", async () => {
  const { now, stop } = countTurns();
  const enqueue = createSerialQueue();
  const ran = await Promise.all(["a", "b", "c"].map((name) => enqueue(async () => ({ name, turn: now() }))));
  stop();
  expect(ran.map(({ name }) => name)).toEqual(["a", "b", "c"]);
  expect(new Set(ran.map(({ turn }) => turn)).size).toBe(3);
});

test("work that fails is reported, and the next one runs", async () => {
  const enqueue = createSerialQueue();
  const failed = enqueue(() => Promise.reject(new Error("not this one")));
  const next = enqueue(async () => "the next one");
  await expect(failed).rejects.toThrow("not this one");
  expect(await next).toBe("the next one");
});
