import { describe, expect, test } from "vitest";
import { manyMessages, messages } from "../../testing/fixtures.ts";
import { filtersIn, matching, noFilters, queryOf, type Filters } from "./filters.ts";
import { indexOf, partsIn } from "./messageIndex.ts";

const entries = indexOf(messages);
const found = (filters: Partial<Filters>) =>
  matching(entries, { ...noFilters, ...filters }).map(({ message }) => message.key);

describe("search", () => {
  test.each([
    ["a key", "review.title", ["billing.payOnce.review.title"]],
    ["a note", "where legal", ["legal.terms.payment"]],
    ["English", "dispute", ["legal.terms.payment"]],
    ["Spanish without its accents", "cuanto desea", ["billing.payOnce.amount.title"]],
    ["words of a draft", "ahora", ["billing.payOnce.review.title"]],
    ["words that a draft replaces", "manage services", ["session.signIn.lead"]],
    ["several words in any order, in any case", "PAGUE billing", ["billing.payOnce.review.title"]],
    ["nothing", "xyzzy", []],
  ])("finds by %s", (_what, q, keys) => expect(found({ q })).toEqual(keys));

  test("of 3,000 messages takes less than 100 ms", () => {
    const many = indexOf(manyMessages(3000));
    const times = ["p", "pa", "pago", "pago 12", "sesion 7", "xyzzy", "text2999", "is on its way tomorrow"].map((q) => {
      const start = performance.now();
      matching(many, { ...noFilters, q });
      return performance.now() - start;
    });
    expect(times.sort((a, b) => a - b).at(times.length / 2)).toBeLessThan(100);
    expect(matching(many, { ...noFilters, q: "text2999" }).map(({ message }) => message.key)).toEqual([
      "part39.screen3.text2999",
    ]);
  });
});

describe("filters", () => {
  test.each<[Partial<Filters>, string[]]>([
    [{ state: "draft" }, ["billing.payOnce.review.title", "session.signIn.lead"]],
    [{ state: "legal" }, ["legal.terms.payment"]],
    [{ missing: "either" }, ["summary.greeting.new"]],
    [{ missing: "es" }, ["summary.greeting.new"]],
    [{ missing: "en" }, []],
    [{ site: "community" }, ["shell.siteName.community"]],
    [{ part: "billing" }, ["billing.payOnce.amount.title", "billing.payOnce.review.title"]],
    [{ part: "session.signIn" }, ["session.signIn.lead"]],
    [{ part: "billing", state: "draft", q: "revise" }, ["billing.payOnce.review.title"]],
  ])("%o", (filters, keys) => expect(found(filters)).toEqual(keys));

  test("live plus draft is all", () => {
    expect([...found({ state: "live" }), ...found({ state: "draft" })].sort()).toEqual(found({}));
  });

  test("namespaces are key prefixes without the last part", () => {
    expect(partsIn(entries)).toEqual([
      "billing",
      "billing.payOnce",
      "legal",
      "legal.terms",
      "session",
      "session.signIn",
      "shell",
      "shell.siteName",
      "summary",
      "summary.greeting",
    ]);
  });
});

describe("the URL", () => {
  test("has the filters that are set, and no others", () => {
    const filters: Filters = { ...noFilters, q: "¿cuánto?", state: "draft", part: "billing" };
    expect(queryOf(filters)).toEqual({ q: "¿cuánto?", state: "draft", part: "billing" });
    expect(filtersIn(new URLSearchParams(queryOf(filters)))).toEqual(filters);
  });

  test("ignores unknown values", () => {
    expect(filtersIn(new URLSearchParams("state=lost&missing=fr&site=moon&x=1"))).toEqual(noFilters);
  });
});
