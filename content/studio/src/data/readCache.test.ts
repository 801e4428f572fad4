import { expect, test, vi } from "vitest";
import type { Answer } from "../api/answer.ts";
import { createReadCache } from "./readCache.ts";

const got = (data: unknown): Answer<unknown> => ({ ok: true, data, version: undefined });
const refused: Answer<unknown> = { ok: false, problem: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } };

/** A service that answers when the test says so. */
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

test("a read is on its way, then there; what is wanted again soon is not asked for again", async () => {
  const [cache, { load, answer }] = [createReadCache(), service()];
  cache.want("messages", load);
  expect(cache.stateOf("messages")).toEqual({ phase: "loading" });
  await answer(got([1]));
  expect(cache.stateOf("messages")).toEqual({ phase: "ready", data: [1] });
  cache.want("messages", load);
  expect(load).toHaveBeenCalledTimes(1);
});

test("what was read long ago is shown at once and read again", async () => {
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

test("a failure keeps what was known; without anything known it stands alone, and the next visit asks again", async () => {
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

test("the latest wins: an answer to an earlier question is dropped", async () => {
  const [cache, { load, answer }] = [createReadCache(), service()];
  cache.want("messages", load);
  cache.refresh("messages");
  await answer(got("second"), 1);
  await answer(got("first"), 0);
  expect(cache.stateOf("messages")).toEqual({ phase: "ready", data: "second" });
});

test("a change reads again what is on a screen, below its name too, and the rest when it is wanted", async () => {
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

test("what a write answered is shown without being asked for, and an answer that was under way does not undo it", async () => {
  const [cache, { load, answer }] = [createReadCache(), service()];
  const heard = vi.fn();
  cache.subscribe("messages/a.b", heard);
  cache.want("messages/a.b", load);
  cache.put("messages/a.b", "saved");
  await answer(got("before"));
  expect([cache.stateOf("messages/a.b"), heard.mock.calls.length]).toEqual([{ phase: "ready", data: "saved" }, 2]);
});

test("with the session everything is forgotten, and nothing that was asked for in it comes back", async () => {
  const [cache, { load, answer }] = [createReadCache(), service()];
  cache.want("messages", load);
  cache.clear();
  await answer(got("secret"));
  expect(cache.stateOf("messages")).toEqual({ phase: "loading" });
});
