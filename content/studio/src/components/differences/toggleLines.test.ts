import { targetingOf, ruleFor, type Rule } from "@portico/gate/targeting";
import { expect, test } from "vitest";
import { toggleLines } from "./toggleLines.ts";

type Definition = Parameters<typeof toggleLines>[0] & object;
const sentence = (_: Definition, { sites, percent, variant }: Rule) => `${variant} when ${[...sites, ...(percent === null ? [] : [`in ${percent} percent`])].join(" and ")}`;
const words = { on: "On", off: "Off", killed: "Off for everybody", sentence, variant: ({ variants }: Definition, name: string) => String(variants[name]), special: { if: "if", otherwise: "otherwise", and: "and", or: "or", not: "not", oneOf: "is one of", shares: "shares" } };

test("a toggle reads as lines, its rule as a sentence", () => {
  expect(toggleLines({ state: "ENABLED", variants: { on: true, off: false, soft: "half" }, defaultVariant: "off", targeting: { if: [{ "==": [{ var: "site" }, "business"] }, "on"] } }, words)).toEqual({
    state: "On",
    default: "false",
    variants: "on = true\noff = false\nsoft = half",
    targeting: "on when business",
    killed: "",
  });
});

test("a toggle that somebody turned off for everybody says so, and one that is not there says nothing", () => {
  expect(toggleLines({ state: "DISABLED", variants: { off: false }, defaultVariant: "off", targeting: {}, metadata: { killed: true } }, words)).toMatchObject({ state: "Off", targeting: "", killed: "Off for everybody" });
  expect(Object.values(toggleLines(undefined, words)).join("")).toBe("");
});

test("a rule with a share of accounts is a sentence too, as on the toggle's own page; what has none is told operation by operation", () => {
  const flag = { state: "ENABLED" as const, variants: { on: true, off: false }, defaultVariant: "off" };
  const targeting = targetingOf([{ ...ruleFor("on"), sites: ["business"], roles: ["PRIMARY"], percent: 25 }]) ?? {};
  expect(toggleLines({ ...flag, targeting }, words).targeting).toBe("on when business and in 25 percent");
  expect(toggleLines({ ...flag, targeting: { if: [{ ">": [{ var: "accountId" }, 5] }, "on", "off"] } }, words).targeting).toBe("if accountId > 5: on\notherwise: off");
});
