import { expect, test } from "vitest";
import { excerpt } from "./excerpt.ts";

test("a short text is whole; a long one ends after a word", () => {
  expect(excerpt("Pay now")).toBe("Pay now");
  expect(excerpt("Pay ".repeat(40))).toMatch(/^(Pay )*Pay…$/);
  expect(excerpt("Pay ".repeat(40)).length).toBeLessThanOrEqual(111);
});

test("a text without a space is cut all the same", () => {
  expect(excerpt("x".repeat(200))).toBe(`${"x".repeat(110)}…`);
});
