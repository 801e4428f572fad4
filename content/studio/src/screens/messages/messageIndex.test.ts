import { expect, test } from "vitest";
import { excerpt } from "./messageIndex.ts";

test("a short text is unchanged; a long one is truncated after a word", () => {
  expect(excerpt("Pay now")).toBe("Pay now");
  expect(excerpt("Pay ".repeat(40))).toMatch(/^(Pay )*Pay…$/);
  expect(excerpt("Pay ".repeat(40)).length).toBeLessThanOrEqual(111);
});

test("a text without spaces is truncated too", () => {
  expect(excerpt("x".repeat(200))).toBe(`${"x".repeat(110)}…`);
});
