import { expect, test } from "vitest";
import { BoundedCache } from "./cache.ts";

test("evicts the least recently used entry beyond the limits of entries and characters", () => {
  const cache = new BoundedCache<number>({ entries: 2, characters: 10 });
  cache.set("a", 1);
  cache.set("b", 2);
  expect(cache.get("a")).toBe(1);
  cache.set("c", 3);
  expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([1, undefined, 3]);
  cache.set("eightlong", 4);
  expect([cache.get("a"), cache.get("c"), cache.get("eightlong")]).toEqual([undefined, 3, 4]);
});

test("a thousand long documents leave only the last ones in the cache", () => {
  const cache = new BoundedCache<string>({ entries: 300, characters: 300_000 });
  for (let each = 0; each < 1_000; each += 1) cache.set(`{ ${each} ${"x".repeat(14_000)} }`, "document");
  expect(cache.size).toBe(21);
});

test("does not cache an entry larger than the whole limit", () => {
  const cache = new BoundedCache<number>({ entries: 2, characters: 3 });
  cache.set("long", 1);
  expect(cache.size).toBe(0);
});
