import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ruleFor, rulesOf, targetingOf, unsupportedTargeting, variantsNamed, type Rule } from "./targeting.ts";

const words = (...known: string[]) =>
  fc.uniqueArray(fc.oneof(fc.constantFrom(...known), fc.string({ minLength: 1, maxLength: 12 })), { maxLength: 4 });

const rules: fc.Arbitrary<Rule> = fc.record({
  environments: words("production", "stage"),
  sites: words("business", "community"),
  roles: words("PRIMARY", "ADMIN", "BILLING", "STANDARD"),
  services: words("INTERNET", "MOBILE", "VOICE"),
  percent: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
  variant: fc.string({ minLength: 1, maxLength: 10 }),
});

test("rules converted to JSON logic and back are unchanged, whatever their conditions", () => {
  fc.assert(
    fc.property(fc.array(rules, { maxLength: 6 }), fc.string(), (list, usual) => {
      expect(
        rulesOf(JSON.parse(JSON.stringify(targetingOf(list) ?? {})) as object as Record<string, unknown>, usual),
      ).toEqual(list);
    }),
    { numRuns: 500 },
  );
});

test("every variant of a rule is listed", () => {
  fc.assert(
    fc.property(fc.array(rules, { minLength: 1, maxLength: 6 }), (list) => {
      expect(variantsNamed(targetingOf(list))).toEqual(list.map(({ variant }) => variant));
    }),
  );
});

const share = (percent: unknown, rest: unknown) => ({
  "==": [
    {
      fractional: [
        ["in", percent],
        ["out", rest],
      ],
    },
    "in",
  ],
});
const account = { "!!": [{ var: "accountId" }] };
const isSite = { "==": [{ var: "site" }, "business"] };

describe("rules are written in flagd's JSON logic", () => {
  test.each<[string, Partial<Rule>, object | true]>([
    ["everyone", {}, true],
    ["one word", { sites: ["business"] }, isSite],
    ["several words", { roles: ["ADMIN", "PRIMARY"] }, { in: [{ var: "role" }, ["ADMIN", "PRIMARY"]] }],
    ["one service", { services: ["VOICE"] }, { in: ["VOICE", { var: "services" }] }],
    [
      "several services",
      { services: ["VOICE", "MOBILE"] },
      { or: [{ in: ["VOICE", { var: "services" }] }, { in: ["MOBILE", { var: "services" }] }] },
    ],
    ["a share of the accounts", { percent: 25 }, { and: [account, share(25, 75)] }],
    [
      "everything together",
      { environments: ["stage"], sites: ["business"], percent: 0 },
      { and: [{ "==": [{ var: "environment" }, "stage"] }, isSite, account, share(0, 100)] },
    ],
  ])("%s", (_, rule, condition) => {
    expect(targetingOf([{ ...ruleFor("on"), ...rule }])).toEqual({ if: [condition, "on"] });
  });

  test("no rules give no targeting", () => {
    expect(targetingOf([])).toBeUndefined();
  });
});

describe("hand-written logic is read as rules", () => {
  test.each([
    [
      "an else that is the default",
      { if: [{ "==": [{ var: "site" }, "community"] }, "on", "off"] },
      [{ ...ruleFor("on"), sites: ["community"] }],
    ],
    [
      "an else that is not",
      { if: [{ in: [{ var: "role" }, ["ADMIN"]] }, "off", "on"] },
      [{ ...ruleFor("off"), roles: ["ADMIN"] }, ruleFor("on")],
    ],
    [
      "parts in another order",
      { if: [{ and: [{ in: ["MOBILE", { var: "services" }] }, { "==": [{ var: "site" }, "business"] }] }, "on"] },
      [{ ...ruleFor("on"), sites: ["business"], services: ["MOBILE"] }],
    ],
    ["nothing", undefined, []],
    ["an empty object", {}, []],
    [
      "several steps and an else",
      { if: [isSite, "on", true, "off", "half"] },
      [{ ...ruleFor("on"), sites: ["business"] }, ruleFor("off"), ruleFor("half")],
    ],
  ])("%s", (_, targeting, expected) => {
    expect(rulesOf(targeting, "off")).toEqual(expected);
  });
});

describe("logic that rules can't express stays JSON", () => {
  test.each([
    ["another comparison", { if: [{ "!=": [{ var: "site" }, "community"] }, "on", "off"] }],
    ["another variable", { if: [{ "==": [{ var: "userType" }, "CSR"] }, "on"] }],
    [
      "either of two parts",
      { if: [{ or: [{ "==": [{ var: "site" }, "community"] }, { "==": [{ var: "role" }, "ADMIN"] }] }, "on"] },
    ],
    [
      "the same part twice",
      { if: [{ and: [{ "==": [{ var: "site" }, "a"] }, { "==": [{ var: "site" }, "b"] }] }, "on"] },
    ],
    ["an answer that is worked out", { if: [true, { if: [true, "on", "off"] }, "off"] }],
    [
      "a share of anyone who has no account too",
      {
        if: [
          {
            "==": [
              {
                fractional: [
                  ["in", 25],
                  ["out", 75],
                ],
              },
              "in",
            ],
          },
          "on",
        ],
      },
    ],
    [
      "a share of another key",
      {
        if: [
          {
            and: [
              { "!!": [{ var: "accountId" }] },
              { "==": [{ fractional: [{ var: "role" }, ["in", 25], ["out", 75]] }, "in"] },
            ],
          },
          "on",
        ],
      },
    ],
    [
      "a split at the top",
      {
        fractional: [
          ["on", 50],
          ["off", 50],
        ],
      },
    ],
    ["a step that rules can't say after one that they can", { if: [isSite, "on", { "!": [isSite] }, "off"] }],
    ["a lone answer", { if: ["on"] }],
    ["no condition", { if: [null, "on"] }],
    ["a comparison of nothing", { if: [{ "==": [null, "business"] }, "on"] }],
    ["a variable with a neighbour", { if: [{ "==": [{ var: "site", log: 1 }, "business"] }, "on"] }],
    ["a word that is a number", { if: [{ "==": [{ var: "site" }, 3] }, "on"] }],
    ["an empty list of words", { if: [{ in: [{ var: "site" }, []] }, "on"] }],
    ["a text in place of a list", { if: [{ in: [{ var: "site" }, "business"] }, "on"] }],
    ["a list of words and numbers", { if: [{ in: [{ var: "site" }, ["business", 1]] }, "on"] }],
    ["a service that is a number", { if: [{ in: [3, { var: "services" }] }, "on"] }],
    ["a word in another variable", { if: [{ in: ["VOICE", { var: "roles" }] }, "on"] }],
    ["a service or something else", { if: [{ or: [{ in: ["VOICE", { var: "services" }] }, isSite] }, "on"] }],
    ["either of nothing", { if: [{ or: [] }, "on"] }],
    ["all of nothing", { if: [{ and: [] }, "on"] }],
    ["a share in tenths", { if: [{ and: [account, share(12.5, 87.5)] }, "on"] }],
    ["a share that is a text", { if: [{ and: [account, share("25", 75)] }, "on"] }],
    ["shares that are not a hundred together", { if: [{ and: [account, share(25, 70)] }, "on"] }],
    ["an account without a share", { if: [account, "on"] }],
    ["a variable that has to be there", { if: [{ and: [{ "!!": [{ var: "role" }] }, share(25, 75)] }, "on"] }],
    ["an operation with a neighbour", { if: [true, "on"], log: [1] }],
    ["no steps", { if: [] }],
  ])("%s", (_, targeting) => {
    expect(rulesOf(targeting, "off")).toBeUndefined();
  });

  test("its variants are still listed", () => {
    expect(
      variantsNamed({
        if: [
          true,
          {
            fractional: [
              ["on", 50],
              ["half", 50],
            ],
          },
          "off",
        ],
      }),
    ).toEqual(["on", "half", "off"]);
  });
});

describe("the variants that logic names", () => {
  test.each<[string, unknown, string[]]>([
    [
      "are its answers, not its conditions",
      { if: ["a", "on", { if: [true, "b"] }, "half", "off"] },
      ["on", "half", "off"],
    ],
    ["include the answers of an else that asks again", { if: [true, "on", { if: [true, "off"] }] }, ["on", "off"]],
    [
      "are the names of shares, not what they are shares of",
      { fractional: [{ var: "accountId" }, ["on", 50], ["off", 50]] },
      ["on", "off"],
    ],
    ["are none in what is worked out", { cat: ["o", "n"] }, []],
    ["are none in nothing", undefined, []],
    ["are none in null", null, []],
  ])("%s", (_, logic, expected) => {
    expect(variantsNamed(logic)).toEqual(expected);
  });
});

describe("targeting that may be evaluated", () => {
  const site = { var: "site" };
  const version = { var: "version" };

  test.each<[string, unknown]>([
    ["answers", { if: [true, "on", { "?:": [true, "on", "off"] }] }],
    ["logic", { and: [{ or: [true, false] }, { "!": [true] }, { "!!": [site] }] }],
    ["equality", { or: [{ "==": [1, 1] }, { "===": [1, 1] }, { "!=": [1, 2] }, { "!==": [1, 2] }] }],
    ["order", { or: [{ "<": [1, 2] }, { "<=": [1, 2] }, { ">": [2, 1] }, { ">=": [2, 1] }] }],
    ["membership", { in: ["a", { cat: ["a", { substr: ["abc", 1] }] }] }],
    ["absence", { or: [{ missing: ["site"] }, { missing_some: [1, ["site", "role"]] }] }],
    ["arithmetic", { "+": [1, { "-": [2, 1] }, { "*": [1, 2] }, { "/": [4, 2] }, { "%": [5, 2] }] }],
    ["extremes", { min: [1, { max: [1, 2] }] }],
    [
      "shares",
      {
        fractional: [
          ["on", 50],
          ["off", 50],
        ],
      },
    ],
    [
      "flagd's own comparisons",
      { or: [{ starts_with: [site, "b"] }, { ends_with: [site, "s"] }, { sem_ver: [version, ">", "1.0.0"] }] },
    ],
    ["nothing", undefined],
    ["null inside", { "==": [null, null] }],
  ])("%s", (_, targeting) => {
    expect(unsupportedTargeting(targeting)).toBeUndefined();
  });

  test.each(["map", "filter", "reduce", "all", "some", "none", "merge", "log"])("%s is not supported", (operation) => {
    expect(unsupportedTargeting({ if: [{ [operation]: [[1], true] }, "on"] })).toBe(operation);
  });

  test("the name of an unknown operation is truncated to 60 characters", () => {
    expect(unsupportedTargeting({ ["x".repeat(61)]: [] })).toBe("x".repeat(60));
  });

  const nested = (levels: number): object =>
    Array.from({ length: levels }).reduce<object>((inner) => ({ "!": inner }), []);

  test("32 nesting levels below the first are supported, 33 are not", () => {
    expect(unsupportedTargeting(nested(32))).toBeUndefined();
    expect(unsupportedTargeting(nested(33))).toBe("> 32 levels");
  });

  const words = (count: number) => ({ in: Array.from({ length: count }, () => "a") });

  test("500 values and operations are supported, 501 are not", () => {
    // The object, its operation, the list.
    expect(unsupportedTargeting(words(500 - 3))).toBeUndefined();
    expect(unsupportedTargeting(words(501 - 3))).toBe("> 500");
  });

  test("a longer list is rejected without visiting its elements", () => {
    expect(unsupportedTargeting([...Array.from({ length: 499 }, () => 1), { log: 1 }])).toBe("log");
    expect(unsupportedTargeting([...Array.from({ length: 500 }, () => 1), { log: 1 }])).toBe("> 500");
  });

  const shares = (count: number) => ({ fractional: Array.from({ length: count }, () => ["on", 1]) });

  test("100 fractional shares are supported, 101 are not", () => {
    expect(unsupportedTargeting(shares(100))).toBeUndefined();
    expect(unsupportedTargeting(shares(101))).toBe("fractional > 100");
  });
});
