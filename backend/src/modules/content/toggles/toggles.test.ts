/* oxlint-disable max-lines -- one list of facts that share a set-up */
import { ruleFor, targetingOf, type Rule } from "@portico/gate/targeting";
import type { ToggleEntry } from "@portico/gate/toggles";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { builtIn } from "../catalogue.ts";
import type { ToggleDefinition } from "../content.types.ts";
import { toggleFindings } from "./toggleFindings.domain.ts";
import {
  answerOf,
  firstDefinition,
  firstDefinitions,
  isKilled,
  killedDefinition,
  ownDefinition,
  staleReasons,
  toggleEvaluator,
  underRegister,
  type Life,
  type ToggleContext,
} from "./toggles.domain.ts";

const onOff = { state: "ENABLED" as const, variants: { on: true, off: false }, defaultVariant: "off" };
const withRules = (...rules: Rule[]): ToggleDefinition => {
  const targeting = targetingOf(rules);
  return { ...onOff, ...(targeting ? { targeting } : {}) };
};
const accounts = Array.from({ length: 10_000 }, (_, index) => `83472${String(index).padStart(5, "0")}`);
const whoGets = (percent: number) => {
  const evaluate = toggleEvaluator({ coBrowse: withRules({ ...ruleFor("on"), percent }) });
  return accounts.filter((accountId) => evaluate("coBrowse", { site: "business", accountId })?.value === true);
};

describe("a percentage rollout", () => {
  test.each([1, 10, 25, 50, 90])(
    "of %i percent covers that share of 10,000 accounts, to within a hundredth",
    (percent) => {
      expect(Math.abs(whoGets(percent).length - percent * 100)).toBeLessThan(100);
    },
  );

  test("is stable per account, and only adds accounts as it grows", () => {
    const [ten, again, half] = [whoGets(10), whoGets(10), new Set(whoGets(50))];
    expect(again).toEqual(ten);
    expect(ten.every((account) => half.has(account))).toBe(true);
  });

  test("of 0 and 100 percent covers no account and every account; a reader without an account is in none", () => {
    expect([whoGets(0).length, whoGets(100).length]).toEqual([0, 10_000]);
    expect(
      toggleEvaluator({ coBrowse: withRules({ ...ruleFor("on"), percent: 100 }) })("coBrowse", { site: "business" })
        ?.value,
    ).toBe(false);
  });
});

/** A rule's meaning, evaluated without JSON logic. */
const fits = (
  { environments, sites, roles, services }: Rule,
  { environment = "", site = "", role = "", services: own = [] }: ToggleContext,
) =>
  [
    [environments, environment],
    [sites, site],
    [roles, role],
  ].every(([asked, given]) => asked?.length === 0 || asked?.includes(given as string)) &&
  (services.length === 0 || services.some((service) => own.includes(service)));

test("the evaluator applies the first rule that matches, else the default", () => {
  const some = (...words: string[]) => fc.subarray(words);
  const rule = fc.record({
    environments: some("production", "stage"),
    sites: some("business", "community"),
    roles: some("PRIMARY", "ADMIN", "STANDARD"),
    services: some("INTERNET", "MOBILE"),
    percent: fc.constant(null),
    variant: fc.constantFrom("on", "off"),
  });
  const context = fc.record({
    environment: fc.constantFrom("production", "stage"),
    site: fc.constantFrom("business", "community"),
    role: fc.constantFrom("PRIMARY", "ADMIN", "STANDARD"),
    services: some("INTERNET", "MOBILE", "VOICE"),
    accountId: fc.constant("8347201180"),
  });
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 4 }), context, (rules, who) => {
      const expected = rules.find((one) => fits(one, who))?.variant ?? "off";
      expect(toggleEvaluator({ coBrowse: withRules(...rules) })("coBrowse", who)?.variant).toBe(expected);
    }),
    { numRuns: 300 },
  );
});

describe("validation of a definition", () => {
  const entry = (key: string) => builtIn.register[key] as ToggleEntry;
  const days = (...values: unknown[]) =>
    ({
      state: "ENABLED",
      variants: Object.fromEntries(values.map((value, index) => [`v${index}`, value])),
      defaultVariant: "v0",
    }) as ToggleDefinition;
  const size: ToggleEntry = {
    ...entry("coBrowse"),
    type: "string",
    default: "short",
    schema: { enum: ["short", "long"] },
  };

  test.each<[string, ToggleEntry, ToggleDefinition, object]>([
    [
      "a default that is no variant",
      entry("coBrowse"),
      { ...onOff, defaultVariant: "of" },
      { error: "UNKNOWN_VARIANT", found: "of", expected: ["on", "off"] },
    ],
    [
      "a rule that names no variant, for whomever",
      entry("coBrowse"),
      withRules({ ...ruleFor("onn"), services: ["OPTICAL_WAVE"] }),
      { error: "UNKNOWN_VARIANT", found: "onn" },
    ],
    [
      "a loop inside of a loop",
      entry("coBrowse"),
      { ...onOff, targeting: { if: [{ map: [[1, 2], { map: [[1, 2], { var: "" }] }] }, "on"] } },
      { error: "UNSUPPORTED_TARGETING", found: "map" },
    ],
    [
      "16,000 shares",
      entry("coBrowse"),
      { ...onOff, targeting: { fractional: Array.from({ length: 16_000 }, () => ["on", 1]) } },
      { error: "UNSUPPORTED_TARGETING" },
    ],
    [
      "logic that nests 20,000 levels",
      entry("coBrowse"),
      {
        ...onOff,
        targeting: JSON.parse(`${'{"!":['.repeat(20_000)}1${"]}".repeat(20_000)}`) as object as Record<string, unknown>,
      },
      { error: "UNSUPPORTED_TARGETING" },
    ],
    [
      "more conditions than anybody reads",
      entry("coBrowse"),
      { ...onOff, targeting: { or: Array.from({ length: 400 }, (_, index) => ({ "==": [{ var: "role" }, index] })) } },
      { error: "UNSUPPORTED_TARGETING", found: "> 500" },
    ],
    [
      "a split that names no variant",
      entry("coBrowse"),
      {
        ...onOff,
        targeting: {
          fractional: [
            ["on", 50],
            ["half", 50],
          ],
        },
      },
      { error: "UNKNOWN_VARIANT", found: "half" },
    ],
    [
      "a number beyond its bounds",
      entry("paymentDaysAhead"),
      days(30, 400),
      { error: "WRONG_VALUE", found: "400", expected: ["1–365"] },
    ],
    [
      "a number that is not whole",
      entry("paymentCutOffHour"),
      days(19.5),
      { error: "WRONG_VALUE", found: "19.5", expected: ["0–23"] },
    ],
    [
      "a telephone number without country",
      entry("supportPhoneCare"),
      days("800-555-0100"),
      { error: "WRONG_VALUE", expected: ["+18005550100"] },
    ],
    [
      "a word that is not listed",
      size,
      days("medium"),
      { error: "WRONG_VALUE", found: "medium", expected: ["short", "long"] },
    ],
    [
      "a value of another type",
      entry("coBrowse"),
      days("yes"),
      { error: "WRONG_VALUE", found: "yes", expected: ["boolean"] },
    ],
    [
      "an operation that there is not",
      entry("coBrowse"),
      { ...onOff, targeting: { exec: ["rm"] } },
      { error: "UNSUPPORTED_TARGETING" },
    ],
    [
      "an answer worked out that is no variant",
      entry("coBrowse"),
      { ...onOff, targeting: { cat: ["o", { var: "site" }] } },
      { error: "BROKEN_TARGETING" },
    ],
    [
      "a definition that the engine cannot load",
      entry("coBrowse"),
      { ...onOff, targeting: { if: "on" } },
      { error: "INVALID_DEFINITION" },
    ],
  ])("%s is rejected", (_, register, definition, expected) => {
    expect(toggleFindings("a", register, definition)).toMatchObject([
      { code: "BAD_TOGGLE", severity: "error", key: "a", ...expected },
    ]);
  });

  test("a finding does not contain the engine's English text", () => {
    const [finding] = toggleFindings("a", entry("coBrowse"), { ...onOff, targeting: { if: "on" } });
    expect(finding).toEqual({ code: "BAD_TOGGLE", severity: "error", key: "a", error: "INVALID_DEFINITION" });
  });

  test("strings, numbers within bounds and unconditional rules are accepted", () => {
    expect([
      ...toggleFindings("a", size, days("short", "long")),
      ...toggleFindings("a", entry("paymentDaysAhead"), days(1, 365)),
      ...toggleFindings("a", entry("coBrowse"), withRules({ ...ruleFor("on"), percent: 25, sites: ["community"] })),
    ]).toEqual([]);
  });
});

describe("a stale toggle", () => {
  const entry = { ...builtIn.register["bankLinking"], expires: "2026-11-30", kind: "release" } as ToggleEntry;
  const life: Life = {
    entry,
    live: withRules({ ...ruleFor("on"), percent: 50 }),
    since: new Date("2026-10-01T12:00:00Z"),
    places: ["portal/src/a.ts"],
    now: new Date("2026-11-30T12:00:00Z"),
    timeZone: "America/New_York",
  };

  test.each<[string, Partial<Life>, string[]]>([
    ["not while it is used, differs and has time", {}, []],
    ["not on its last day, in the provider's zone", { now: new Date("2026-12-01T04:30:00Z") }, []],
    ["after its last day", { now: new Date("2026-12-01T05:30:00Z") }, ["expired"]],
    [
      "after 30 days with one answer for everybody",
      { live: onOff, since: new Date("2026-10-31T12:00:00Z") },
      ["settled"],
    ],
    ["not before", { live: onOff, since: new Date("2026-11-01T12:00:00Z") }, []],
    [
      "also when every rule says what the default says",
      { live: withRules({ ...ruleFor("off"), sites: ["community"] }) },
      ["settled"],
    ],
    [
      "after 30 days switched off as a whole",
      { live: { ...withRules({ ...ruleFor("on"), percent: 50 }), state: "DISABLED" } },
      ["settled"],
    ],
    [
      "after 30 days with one variant",
      { live: { ...withRules({ ...ruleFor("off"), percent: 50 }), variants: { off: false } } },
      ["settled"],
    ],
    [
      "not when its targeting is more than rules can say",
      {
        live: {
          ...onOff,
          targeting: {
            fractional: [
              ["on", 50],
              ["off", 50],
            ],
          },
        },
      },
      [],
    ],
    [
      "never where it does not expire",
      { entry: { ...entry, expires: undefined } as unknown as ToggleEntry, now: new Date("2030-01-01T12:00:00Z") },
      [],
    ],
    ["not when it is to stay", { entry: { ...entry, kind: "kill" }, live: onOff }, []],
    ["when no code reads it", { places: [] }, ["unread"]],
  ])("%s", (_, changes, expected) => {
    expect(staleReasons({ ...life, ...changes })).toEqual(expected);
  });
});

test("a newer register determines who sees a toggle; killed toggles stay off", () => {
  const kept = {
    paymentDaysAhead: { ...onOff, metadata: { applies: "nextSession" } },
    billing: { ...onOff, metadata: { killed: true } },
    dropped: onOff,
  };
  expect(underRegister(builtIn.register, kept)).toEqual({
    paymentDaysAhead: { ...onOff, metadata: { applies: "atOnce", serverOnly: true } },
    billing: { ...onOff, metadata: { applies: "atOnce", killed: true } },
    dropped: onOff,
  });
});

describe("an evaluation", () => {
  const of = (definition: ToggleDefinition, context: ToggleContext = {}) =>
    toggleEvaluator({ coBrowse: definition })("coBrowse", context);
  test("does not exist for an unknown toggle", () => expect(toggleEvaluator({})("coBrowse", {})).toBeUndefined());

  test("of a disabled toggle is its default, whatever its rules", () => {
    expect(of({ ...withRules(ruleFor("on")), state: "DISABLED" })).toMatchObject({
      value: false,
      variant: "off",
      reason: "DISABLED",
    });
    expect(of(withRules(ruleFor("on")))).toMatchObject({ value: true, variant: "on" });
  });

  test.each([
    [{ low: 3 }, "low", 3],
    [{ word: "short" }, "word", "short"],
  ] as const)("may be a number or a string: %o", (variants, defaultVariant, value) => {
    expect(of({ state: "ENABLED", variants, defaultVariant })?.value).toBe(value);
  });

  test("tells the portal when it applies and whether it was killed", () => {
    expect(answerOf({ value: true, variant: "on", reason: "STATIC", metadata: {} })).toEqual({
      value: true,
      variant: "on",
      applies: "atOnce",
      killed: false,
    });
    expect(
      answerOf({ value: 3, variant: "low", reason: "STATIC", metadata: { applies: "nextSession", killed: true } }),
    ).toEqual({ value: 3, variant: "low", applies: "nextSession", killed: true });
  });
});

describe("a definition", () => {
  const entry = (changes: Partial<ToggleEntry>) =>
    ({
      ...builtIn.register["coBrowse"],
      applies: "atOnce",
      type: "boolean",
      default: true,
      clientVisible: true,
      ...changes,
    }) as ToggleEntry;

  test.each<[string, Partial<ToggleEntry>, object]>([
    [
      "a switch that is on",
      {},
      { state: "ENABLED", variants: { on: true, off: false }, defaultVariant: "on", metadata: { applies: "atOnce" } },
    ],
    [
      "a switch that is off",
      { default: false },
      { state: "ENABLED", variants: { on: true, off: false }, defaultVariant: "off", metadata: { applies: "atOnce" } },
    ],
    [
      "a value that the server reads",
      { type: "number", default: 30, clientVisible: false },
      {
        state: "DISABLED",
        variants: { usual: 30 },
        defaultVariant: "usual",
        metadata: { applies: "atOnce", serverOnly: true },
      },
    ],
  ])("is initially the register's: %s", (_, changes, expected) => {
    expect(firstDefinition(entry(changes))).toEqual(expected);
    expect(firstDefinitions({ a: entry(changes) })).toEqual({ a: expected });
  });

  test("of an editor cannot set the metadata of the register or the kill switch", () => {
    expect(
      ownDefinition(entry({ applies: "nextSession" }), { ...onOff, metadata: { killed: true, applies: "atOnce" } }),
    ).toEqual({ ...onOff, metadata: { applies: "nextSession" } });
  });

  test("is killable only when the register says so", () => {
    const definitions: (ToggleDefinition | undefined)[] = [
      undefined,
      onOff,
      { ...onOff, metadata: {} },
      { ...onOff, metadata: { killed: true } },
    ];
    expect(definitions.map(isKilled)).toEqual([false, false, false, true]);
  });

  test("that is killed is off for everyone, keeps its metadata, and needs an off variant", () => {
    const live = {
      ...withRules(ruleFor("on")),
      state: "DISABLED" as const,
      defaultVariant: "on",
      metadata: { applies: "nextSession" },
    };
    expect(killedDefinition(live)).toEqual({
      state: "ENABLED",
      variants: { on: true, off: false },
      defaultVariant: "off",
      metadata: { applies: "nextSession", killed: true },
    });
    expect(killedDefinition({ state: "ENABLED", variants: { low: 3 }, defaultVariant: "low" })).toBeUndefined();
  });
});
