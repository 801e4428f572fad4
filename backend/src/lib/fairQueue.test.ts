import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { fairQueue } from "./fairQueue.ts";

/** Work that ends on command. */
function held() {
  const ends: (() => void)[] = [];
  return {
    work: () => new Promise<void>((end) => void ends.push(end)),
    end: () => ends.shift()?.(),
    running: () => ends.length,
  };
}

test("runs a limited number per caller at a time, in order of arrival", async () => {
  const queue = fairQueue({ concurrency: 2, waiting: 10, timeoutMilliseconds: 1_000 });
  const done: number[] = [];
  await Promise.all(
    [1, 2, 3, 4].map((each) => queue.run("dana", async () => void (await wait(each), done.push(each)))),
  );
  expect(done).toEqual([1, 2, 3, 4]);
});

test("one caller's queue does not delay another caller", async () => {
  const queue = fairQueue({ concurrency: 1, waiting: 10, timeoutMilliseconds: 1_000 });
  const first = held();
  const waiting = [queue.run("dana", first.work), queue.run("dana", first.work)];
  expect(await queue.run("pat", async () => "done")).toBe("done");
  expect(first.running()).toBe(1);
  first.end();
  await expect.poll(first.running).toBe(1);
  first.end();
  await Promise.all(waiting);
});

test("beyond the queue limit or the timeout, a call is rejected with Retry-After", async () => {
  const queue = fairQueue({ concurrency: 1, waiting: 1, timeoutMilliseconds: 30 });
  const first = held();
  const running = queue.run("dana", first.work);
  const late = queue.run("dana", async () => "late");
  await expect(queue.run("dana", async () => "more")).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    retryAfterSeconds: 1,
  });
  await expect(late).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  first.end();
  await running;
  expect(await queue.run("dana", async () => "again")).toBe("again");
});

test("failed work releases its slot", async () => {
  const queue = fairQueue({ concurrency: 1, waiting: 1, timeoutMilliseconds: 30 });
  await expect(queue.run("dana", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await queue.run("dana", async () => "again")).toBe("again");
});
