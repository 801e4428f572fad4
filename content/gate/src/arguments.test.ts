import { formatText } from "@portico/message/format";
import { localeOf, type Language } from "@portico/message/tree";
import { describe, expect, test } from "vitest";
import { checkText } from "./checkWording.ts";
import type { Arguments, Samples } from "./contract.ts";
import type { Finding } from "./findings.ts";

const check = (args: Arguments, text: string, language: Language = "en") =>
  checkText("a.b", { where: "a test", args }, language, text);

/** Formats as for a reader in New York. */
function shown(args: Arguments, text: string, values: Samples, language: Language = "en"): string {
  const { findings, tree = [] } = check(args, text, language);
  expect(findings).toEqual([]);
  return formatText(tree, localeOf[language], "America/New_York", values);
}

describe("an argument is formatted as its kind and style require", () => {
  test.each<[Arguments, string, Samples, string]>([
    [{ name: "text" }, "Hello {name}", { name: "Ana" }, "Hello Ana"],
    [{ amount: "money" }, "Pay {amount}", { amount: 1250 }, "Pay $12.50"],
    [{ n: "count" }, "{n} lines", { n: 1200 }, "1,200 lines"],
    [{ n: "number" }, "{n} GB", { n: 1200.5 }, "1,200.5 GB"],
    [{ n: "number" }, "{n, number}", { n: 1200.5 }, "1,200.5"],
    [{ n: "number" }, "{n, number, integer}", { n: 1200.5 }, "1,201"],
    [{ n: "number" }, "{n, number, percent}", { n: 0.25 }, "25%"],
    [{ n: "count" }, "{n, number, integer}", { n: 12 }, "12"],
    [{ day: "date" }, "{day}", { day: "2026-11-21" }, "November 21, 2026"],
    [{ day: "date" }, "{day, date}", { day: "2026-11-21" }, "November 21, 2026"],
    [{ day: "date" }, "{day, date, long}", { day: "2026-11-21" }, "November 21, 2026"],
    [{ day: "date" }, "{day, date, medium}", { day: "2026-11-21" }, "Nov 21, 2026"],
    [{ day: "date" }, "{day, date, full}", { day: "2026-11-21" }, "Saturday, November 21, 2026"],
    [{ day: "date" }, "{day, date, month}", { day: "2026-11-21" }, "November 2026"],
    [{ day: "date" }, "{day, date, monthDay}", { day: "2026-11-21" }, "November 21"],
    [{ day: "date" }, "{day, time}", { day: "2026-11-21T15:00:00Z" }, "10:00 AM"],
    [{ day: "date" }, "{day, time, short}", { day: "2026-11-21T15:00:00Z" }, "10:00 AM"],
    [{ n: "count" }, "{n, plural, one {# line} other {# lines}}", { n: 1 }, "1 line"],
    [{ n: "count" }, "{n, plural, =0 {none} =12 {a dozen} one {# line} other {# lines}}", { n: 12 }, "a dozen"],
    [{ n: "count" }, "{n, plural, one {# line} other {# lines}}", { n: 2 }, "2 lines"],
    [{ n: "count" }, "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", { n: 22 }, "22nd"],
    [{ k: { select: ["card"] } }, "{k, select, card {Card} other {Bank}}", { k: "card" }, "Card"],
    [{ k: { select: ["card"] } }, "{k, select, card {Card} other {Bank}}", { k: "x" }, "Bank"],
  ])("%o %j with %o: %s", (args, text, values, expected) => {
    expect(shown(args, text, values).replaceAll(/[\u00a0\u202f]/g, " ")).toBe(expected);
  });
});

describe("a finding has the value found and the expected value", () => {
  test.each<[Arguments, string, Partial<Finding>]>([
    [{ k: { select: ["a"] } }, "{k}", { code: "WRONG_KIND", found: "k, shown as it is", expected: ["select"] }],
    [{ n: "count" }, "{n, date}", { code: "WRONG_KIND", found: "n, date", expected: ["count"] }],
    [{ n: "count" }, "{n, time}", { code: "WRONG_KIND", found: "n, time", expected: ["count"] }],
    [{ amount: "money" }, "{amount, number}", { code: "WRONG_KIND", found: "amount, number", expected: ["money"] }],
    [
      { day: "date" },
      "{day, plural, one {a} other {b}}",
      { code: "WRONG_KIND", found: "day, plural", expected: ["date"] },
    ],
    [{ n: "count" }, "{n, select, other {b}}", { code: "WRONG_KIND", found: "n, select", expected: ["count"] }],
    [{ n: "number" }, "{n, number, fun}", { code: "UNKNOWN_STYLE", found: "fun", expected: ["integer", "percent"] }],
    [
      { day: "date" },
      "{day, date, short}",
      { code: "UNKNOWN_STYLE", found: "short", expected: ["medium", "long", "full", "month", "monthDay"] },
    ],
    [{ day: "date" }, "{day, date, ::YYYY}", { code: "UNKNOWN_STYLE", found: "::", offset: 12 }],
    [{ n: "number" }, "{n, number, ::currency/EUR}", { code: "UNKNOWN_STYLE", found: "::", offset: 12 }],
    [{ day: "date" }, "{day, time, long}", { code: "UNKNOWN_STYLE", found: "long", expected: ["short"] }],
    [
      { n: "count" },
      "{n, plural, offset:1 one {a} other {#}}",
      { code: "PLURAL_OFFSET", found: "offset:1", offset: 12 },
    ],
    [
      { n: "count" },
      "{n, plural, other {#}}",
      { code: "MISSING_PLURAL_CATEGORY", found: "n", expected: ["one"], offset: 0 },
    ],
    [
      { n: "count" },
      "{n, plural, =-1 {less} one {#} other {#}}",
      { code: "UNKNOWN_PLURAL_CATEGORY", found: "=-1", offset: 12 },
    ],
    [{ k: { select: ["a"] } }, "{k, select, a {A}}", { code: "MISSING_CHOICE", found: "k", expected: ["other"] }],
    [
      { k: { select: ["other"] } },
      "{k, select, b {B} other {O}}",
      { code: "UNKNOWN_CHOICE", found: "b", expected: ["other"] },
    ],
  ])("%o %j: %o", (args, text, finding) => {
    expect(check(args, text).findings[0]).toMatchObject({ severity: "error", ...finding });
  });

  test.each<[string, Arguments, string, Partial<Finding>]>([
    [
      "renamed",
      { amount: "money" },
      "amounts: {sum}",
      { code: "RENAMED_ARGUMENT", found: "sum", expected: ["amount"] },
    ],
    [
      "unknown, when every argument is mentioned",
      { amount: "money" },
      "{amount} {sum}",
      { code: "UNKNOWN_ARGUMENT", found: "sum", expected: ["amount"] },
    ],
    [
      "unknown, when only a tag is missing",
      { link: "tag" },
      "See {sum}",
      { code: "UNKNOWN_ARGUMENT", found: "sum", expected: ["link"] },
    ],
    ["a tag", { link: "tag" }, "<link>See</link> {link}", { code: "UNKNOWN_ARGUMENT", found: "link" }],
  ])("an argument that is %s", (_, args, text, finding) => {
    expect(check(args, text).findings[0]).toMatchObject(finding);
  });

  test.each<[string, Arguments, string]>([
    ["shown as it is", {}, "Pay {sum} now"],
    ["in a style", {}, "Pay {sum, number, fun} now"],
    ["in a plural", {}, "Pay {sum, plural, few {a} other {b}} now"],
    ["in a choice", {}, "Pay {sum, select, few {a}} now"],
  ])("an unknown argument %s is reported once", (_, args, text) => {
    expect(check(args, text).findings).toMatchObject([{ code: "UNKNOWN_ARGUMENT", found: "sum", offset: 5 }]);
  });

  test("the finding is located at the argument, not at the same word before it", () => {
    expect(check({}, "amount: {amount}").findings).toMatchObject([{ offset: 9 }]);
    expect(check({ n: "count" }, "one {n, plural, one {#}}").findings).toMatchObject([{ offset: 4 }]);
  });
});

describe("Spanish plurals", () => {
  test("without `many` get a warning that names it", () => {
    expect(check({ n: "count" }, "{n, plural, one {#} other {#}}", "es").findings).toMatchObject([
      { code: "SPANISH_MANY_ABSENT", severity: "warning", expected: ["many"] },
    ]);
  });

  test("without `one` are rejected", () => {
    expect(check({ n: "count" }, "{n, plural, many {#} other {#}}", "es").findings).toMatchObject([
      { code: "MISSING_PLURAL_CATEGORY", severity: "error", expected: ["one"] },
    ]);
  });
});
