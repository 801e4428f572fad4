import { expect, test, vi } from "vitest";
import type { Answer } from "../api/answer.ts";
import { createReadCache } from "./readCache.ts";

const got = (data: unknown): Answer<unknown> => ({ ok: true, data, version: undefined });
const refused: Answer<unknown> = { ok: false, problem: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } };

/** A service whose responses the test controls. */
function service() {
  const waiting: ((answer: Answer<unknown>) => void)[] = [];
  const load = vi.fn(() => new Promise<Answer<unknown>>((resolve) => void waiting.push(resolve)));
  const answer = async (data: Answer<unknown>, which = waiting.length - 1) => {
    waiting[which]?.(data);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { load, answer };
}

test("a read is loading, then ready; a fresh entry is not fetched again", async () => {
  const [cache, { load, answer }] = [createReadCache(), service()];
  cache.want("messages", load);
  expect(cache.stateOf("messages")).toEqual({ phase: "loading" });
  await answer(got([1]));
  expect(cache.stateOf("messages")).toEqual({ phase: "ready", data: [1] });
  cache.want("messages", load);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a stale entry is shown at once and refetched", async () => {
  let now = 0;
  const [cache, { load, answer }] = [createReadCache(() => now), service()];
  cache.want("messages", load);
  await answer(got("old"));
  now = 60_000;
  cache.want("messages", load);
  expect(cache.stateOf("messages")).toEqual({ phase: "refreshing", data: "old" });
  await answer(got("new"));
  expect(cache.stateOf("messages")).toEqual({ phase: "ready", data: "new" });
});

test("a failed refetch keeps the data; a failed first fetch has none, and the next visit retries", async () => {
  const [cache, { load, answer }] = [createReadCache(), service()];
  cache.want("releases", load);
  await answer(refused);
  expect(cache.stateOf("releases")).toMatchObject({ phase: "failed", problem: { code: "TEMPORARILY_UNAVAILABLE" } });
  cache.want("releases", load);
  expect(load).toHaveBeenCalledTimes(2);
  await answer(got("there"));
  cache.refresh("releases");
  await answer(refused);
  expect(cache.stateOf("releases")).toMatchObject({ phase: "failed", data: "there" });
});

test("the latest request wins: an earlier response is discarded", async () => {
  const [cache, { load, answer }] = [createReadCache(), service()];
  cache.want("messages", load);
  cache.refresh("messages");
  await answer(got("second"), 1);
  await answer(got("first"), 0);
  expect(cache.stateOf("messages")).toEqual({ phase: "ready", data: "second" });
});

test("invalidate refetches what is on screen, nested names included, and the rest on demand", async () => {
  const cache = createReadCache();
  const [list, one, gone, other] = [service(), service(), service(), service()];
  cache.want("messages", list.load);
  cache.want("messages/a.b", one.load);
  const leave = cache.want("messages/c.d", gone.load);
  cache.want("messagesOfOthers", other.load);
  leave();
  cache.invalidate("messages");
  expect([list, one, gone, other].map(({ load }) => load.mock.calls.length)).toEqual([2, 2, 1, 1]);
  cache.want("messages/c.d", gone.load);
  expect(gone.load).toHaveBeenCalledTimes(2);
});

test("put shows a write's response without a request, and a response in flight does not overwrite it", async () => {
  const [cache, { load, answer }] = [createReadCache(), service()];
  const heard = vi.fn();
  cache.subscribe("messages/a.b", heard);
  cache.want("messages/a.b", load);
  cache.put("messages/a.b", "saved");
  await answer(got("before"));
  expect([cache.stateOf("messages/a.b"), heard.mock.calls.length]).toEqual([{ phase: "ready", data: "saved" }, 2]);
});

test("the end of the session clears the cache and discards responses in flight", async () => {
  const [cache, { load, answer }] = [createReadCache(), service()];
  cache.want("messages", load);
  cache.clear();
  await answer(got("secret"));
  expect(cache.stateOf("messages")).toEqual({ phase: "loading" });
});
