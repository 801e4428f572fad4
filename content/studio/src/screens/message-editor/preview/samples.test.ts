import { expect, test } from "vitest";
import { lookOf } from "./look.ts";
import { samplesFor } from "./samples.ts";

test("every kind of argument has several distinct values", () => {
  expect(
    samplesFor({ count: "count", amount: "money", day: "date", who: "text", kind: { select: ["card"] }, terms: "tag" }),
  ).toEqual({
    count: [1, 0, 2, 12, 1_000_000],
    amount: [24_817, 0, 123_456_789],
    day: ["2026-05-01", "2026-09-30"],
    who: ["Ana", "Maria Fernanda de la Torre-Gutierrez"],
    kind: ["card", "other"],
  });
});

test("the catalogue's sample comes first", () => {
  expect(samplesFor({ count: "count" }, { count: 3 })["count"]).toEqual([3, 1, 0, 2, 12, 1_000_000]);
});

test.each([
  ["billing.close", "Button that closes the bill", "button"],
  ["billing.lead", "Below the button that pays", "paragraph"],
  ["billing.payOnce.title", "The payment screen, heading", "heading"],
  ["billing.amount.label", "Where the amount is typed", "field"],
  ["billing.amount.outOfRange", "Below the amount field, when the amount is not allowed", "alert"],
  ["billing.note", "A line of the bill", "paragraph"],
])("%s (%s) is previewed as a %s", (key, where, look) => {
  expect(lookOf(key, where)).toBe(look);
});
