import { expect, test } from "vitest";
import { toggleLines } from "./toggleLines.ts";

const words = { on: "On", off: "Off", killed: "Off for everybody", rule: { if: "if", otherwise: "otherwise", and: "and", or: "or", not: "not", oneOf: "is one of", shares: "shares" } };

test("a toggle reads as lines, its rule as a sentence", () => {
  expect(toggleLines({ state: "ENABLED", variants: { on: true, off: false, soft: "half" }, defaultVariant: "off", targeting: { if: [{ "==": [{ var: "site" }, "business"] }, "on"] } }, words)).toEqual({
    state: "On",
    default: "off",
    variants: "on = true\noff = false\nsoft = half",
    targeting: "if site = business: on",
    killed: "",
  });
});

test("a toggle that somebody turned off for everybody says so, and one that is not there says nothing", () => {
  expect(toggleLines({ state: "DISABLED", variants: { off: false }, defaultVariant: "off", targeting: {}, metadata: { killed: true } }, words)).toMatchObject({ state: "Off", targeting: "", killed: "Off for everybody" });
  expect(Object.values(toggleLines(undefined, words)).join("")).toBe("");
});
