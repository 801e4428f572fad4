import { expect, test } from "vitest";
import { recent } from "./recent.ts";

test("many who ask at once share one making, and what failed is made anew", async () => {
  const keep = recent<number>(2);
  let made = 0;
  const make = async () => ++made;
  expect(await Promise.all(Array.from({ length: 300 }, () => keep("a", make)))).toEqual(Array.from({ length: 300 }, () => 1));
  await expect(keep("b", () => Promise.reject(new Error("not now")))).rejects.toThrow("not now");
  expect(await keep("b", make)).toBe(2);
  await keep("c", make);
  expect(await keep("a", make)).toBe(4);
});
