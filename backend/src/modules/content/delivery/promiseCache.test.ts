import { expect, test } from "vitest";
import { createPromiseCache } from "./promiseCache.ts";

test("concurrent callers share one computation, and a failed one is retried", async () => {
  const keep = createPromiseCache<number>(2);
  let made = 0;
  const make = async () => ++made;
  expect(await Promise.all(Array.from({ length: 300 }, () => keep("a", make)))).toEqual(
    Array.from({ length: 300 }, () => 1),
  );
  await expect(keep("b", () => Promise.reject(new Error("not now")))).rejects.toThrow("not now");
  expect(await keep("b", make)).toBe(2);
  await keep("c", make);
  expect(await keep("a", make)).toBe(4);
});

test("the total weight is limited too: least recently used values are evicted", async () => {
  const keep = createPromiseCache<string>(100, 10, ({ length }) => length);
  let made = 0;
  const make = (value: string) => async () => (made++, value);
  for (const name of ["aaaa", "bbbb", "aaaa", "cccc", "aaaa"]) await keep(name, make(name));
  expect(made).toBe(3);
  await keep("bbbb", make("bbbb"));
  expect(made).toBe(4);
});
