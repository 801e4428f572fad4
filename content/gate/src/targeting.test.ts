import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ruleFor, rulesOf, targetingOf, variantsNamed, type Rule } from "./targeting.ts";

const words = (...known: string[]) => fc.uniqueArray(fc.oneof(fc.constantFrom(...known), fc.string({ minLength: 1, maxLength: 12 })), { maxLength: 4 });

const rules: fc.Arbitrary<Rule> = fc.record({
  environments: words("production", "stage"),
  sites: words("business", "community"),
  roles: words("PRIMARY", "ADMIN", "BILLING", "STANDARD"),
  services: words("INTERNET", "MOBILE", "VOICE"),
  percent: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
  variant: fc.string({ minLength: 1, maxLength: 10 }),
});

test("rules written as JSON logic and read again are the same rules, whatever they ask for", () => {
  fc.assert(fc.property(fc.array(rules, { maxLength: 6 }), fc.string(), (list, usual) => {
    expect(rulesOf(JSON.parse(JSON.stringify(targetingOf(list) ?? {})) as object as Record<string, unknown>, usual)).toEqual(list);
  }), { numRuns: 500 });
});

test("every variant of a rule is named", () => {
  fc.assert(fc.property(fc.array(rules, { minLength: 1, maxLength: 6 }), (list) => {
    expect(variantsNamed(targetingOf(list))).toEqual(list.map(({ variant }) => variant));
  }));
});

describe("what people write by hand is read as rules", () => {
  test.each([
    ["an else that is the default", { if: [{ "==": [{ var: "site" }, "community"] }, "on", "off"] }, [{ ...ruleFor("on"), sites: ["community"] }]],
    ["an else that is not", { if: [{ in: [{ var: "role" }, ["ADMIN"]] }, "off", "on"] }, [{ ...ruleFor("off"), roles: ["ADMIN"] }, ruleFor("on")]],
    ["parts in another order", { if: [{ and: [{ in: ["MOBILE", { var: "services" }] }, { "==": [{ var: "site" }, "business"] }] }, "on"] }, [{ ...ruleFor("on"), sites: ["business"], services: ["MOBILE"] }]],
    ["nothing", undefined, []],
  ])("%s", (_, targeting, expected) => {
    expect(rulesOf(targeting, "off")).toEqual(expected);
  });
});

describe("what rules can't say stays JSON", () => {
  test.each([
    ["another comparison", { if: [{ "!=": [{ var: "site" }, "community"] }, "on", "off"] }],
    ["another variable", { if: [{ "==": [{ var: "userType" }, "CSR"] }, "on"] }],
    ["either of two parts", { if: [{ or: [{ "==": [{ var: "site" }, "community"] }, { "==": [{ var: "role" }, "ADMIN"] }] }, "on"] }],
    ["the same part twice", { if: [{ and: [{ "==": [{ var: "site" }, "a"] }, { "==": [{ var: "site" }, "b"] }] }, "on"] }],
    ["an answer that is worked out", { if: [true, { if: [true, "on", "off"] }, "off"] }],
    ["a share of whoever has no account too", { if: [{ "==": [{ fractional: [["in", 25], ["out", 75]] }, "in"] }, "on"] }],
    ["a share of another key", { if: [{ and: [{ "!!": [{ var: "accountId" }] }, { "==": [{ fractional: [{ var: "role" }, ["in", 25], ["out", 75]] }, "in"] }] }, "on"] }],
    ["a split at the top", { fractional: [["on", 50], ["off", 50]] }],
    ["an operation with a neighbour", { if: [true, "on"], log: [1] }],
    ["no steps", { if: [] }],
  ])("%s", (_, targeting) => {
    expect(rulesOf(targeting, "off")).toBeUndefined();
  });

  test("its variants are still named", () => {
    expect(variantsNamed({ if: [true, { fractional: [["on", 50], ["half", 50]] }, "off"] })).toEqual(["on", "half", "off"]);
  });
});
