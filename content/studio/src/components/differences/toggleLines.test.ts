import { type Rule, ruleFor, targetingOf } from "@portico/gate/targeting";
import { expect, test } from "vitest";
import { ruleText, toggleLines } from "./toggleLines.ts";

type Definition = Parameters<typeof toggleLines>[0] & object;
const sentence = (_: Definition, { sites, percent, variant }: Rule) =>
  `${variant} when ${[...sites, ...(percent === null ? [] : [`in ${percent} percent`])].join(" and ")}`;
const words = {
  on: "On",
  off: "Off",
  killed: "Off for everyone",
  sentence,
  variant: ({ variants }: Definition, name: string) => String(variants[name]),
  special: { if: "if", otherwise: "otherwise", and: "and", or: "or", not: "not", oneOf: "is one of", shares: "shares" },
};

test("a toggle is formatted as lines, its rule as a sentence", () => {
  expect(
    toggleLines(
      {
        state: "ENABLED",
        variants: { on: true, off: false, soft: "half" },
        defaultVariant: "off",
        targeting: { if: [{ "==": [{ var: "site" }, "business"] }, "on"] },
      },
      words,
    ),
  ).toEqual({
    state: "On",
    default: "false",
    variants: "on = true\noff = false\nsoft = half",
    targeting: "on when business",
    killed: "",
  });
});

test("a toggle with its kill switch on says so, and a missing one has no lines", () => {
  expect(
    toggleLines(
      { state: "DISABLED", variants: { off: false }, defaultVariant: "off", targeting: {}, metadata: { killed: true } },
      words,
    ),
  ).toMatchObject({ state: "Off", targeting: "", killed: "Off for everyone" });
  expect(Object.values(toggleLines(undefined, words)).join("")).toBe("");
});

test("a percentage rollout is a sentence too, as on the toggle's own page; other rules are formatted operation by operation", () => {
  const flag = { state: "ENABLED" as const, variants: { on: true, off: false }, defaultVariant: "off" };
  const targeting = targetingOf([{ ...ruleFor("on"), sites: ["business"], roles: ["PRIMARY"], percent: 25 }]) ?? {};
  expect(toggleLines({ ...flag, targeting }, words).targeting).toBe("on when business and in 25 percent");
  expect(
    toggleLines({ ...flag, targeting: { if: [{ ">": [{ var: "accountId" }, 5] }, "on", "off"] } }, words).targeting,
  ).toBe("if accountId > 5: on\notherwise: off");
});

const ruleWords = {
  if: "if",
  otherwise: "otherwise",
  and: "and",
  or: "or",
  not: "not",
  oneOf: "is one of",
  shares: "shares of accounts",
};
const site = { "==": [{ var: "site" }, "community"] };

test.each([
  ["one question", { if: [site, "on", "off"] }, "if site = community: on\notherwise: off"],
  [
    "several, and nobody else",
    { if: [site, "on", { "!": [{ var: "role" }] }, "half"] },
    "if site = community: on\nif not role: half",
  ],
  [
    "questions together",
    { if: [{ and: [site, { in: [{ var: "role" }, ["PRIMARY", "ADMIN"]] }] }, "on", "off"] },
    "if site = community and role is one of PRIMARY, ADMIN: on\notherwise: off",
  ],
  [
    "a part of the accounts",
    { fractional: [{ var: "targetingKey" }, ["on", 25], ["off", 75]] },
    "shares of accounts: on 25, off 75",
  ],
  ["a comparison", { if: [{ ">=": [{ var: "age" }, 3] }, "on", "off"] }, "if age ≥ 3: on\notherwise: off"],
  ["an operation without a wording", { sem_ver: [{ var: "v" }, "~", "1"] }, '{"sem_ver":[{"var":"v"},"~","1"]}'],
])("a rule with %s is formatted as a sentence", (_, rule, expected) => {
  expect(ruleText(rule, ruleWords)).toBe(expected);
});
