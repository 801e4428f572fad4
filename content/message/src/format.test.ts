import { parse } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { formatParts, formatText } from "./format.ts";

const due = parse("Due {day, date, long}");

test.each(["Pacific/Kiritimati", "Pacific/Auckland", "America/New_York", "Pacific/Pago_Pago", "Etc/GMT+12"])(
  "a local date is formatted as the same date in %s",
  (zone) => {
    expect(formatText(due, "en-US", zone, { day: "2026-12-05" })).toBe("Due December 5, 2026");
    expect(formatText(due, "es-US", zone, { day: "2026-12-05" })).toBe("Due 5 de diciembre de 2026");
  },
);

test("an instant is formatted in the provider's time zone", () => {
  expect(formatText(due, "en-US", "America/New_York", { day: "2026-12-05T03:30:00Z" })).toBe("Due December 4, 2026");
});

test("cents are formatted as dollars and cents", () => {
  const total = parse("Pay {amount, number, money}");
  expect(formatText(total, "en-US", "America/New_York", { amount: 24817 })).toBe("Pay $248.17");
  expect(formatText(total, "es-US", "America/New_York", { amount: 99_999_999_999 })).toBe("Pay $999,999,999.99");
});

test.each([
  ["Pay {amount, number, money}", { amount: "free" }],
  ["Pay {amount, number, money}", { amount: Number.NaN }],
  ["Pay {amount, number, money}", {}],
  ["{count, plural, one {# line} other {# lines}}", { count: "many" }],
  ["Due {day, date, long}", { day: "tomorrow" }],
  ["Due {day, date, long}", { day: "2026-13-45" }],
])("%s with %j throws, so a screen never shows NaN or Invalid Date", (message, values) => {
  expect(() => formatText(parse(message), "en-US", "America/New_York", values)).toThrow();
});

test("a tag's renderer receives its content; its result stays between the surrounding text", () => {
  const parts = formatParts<{ made: string }>(
    parse("I accept the <terms>terms</terms>."),
    "en-US",
    "America/New_York",
    { terms: (words) => ({ made: words.join("") }) },
  );
  expect(parts).toEqual(["I accept the ", { made: "terms" }, "."]);
});
