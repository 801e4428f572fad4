import { expect, test } from "vitest";
import { toggleLines } from "./toggleLines.ts";

const words = { on: "On", off: "Off", killed: "Off for everybody" };

test("a toggle reads as lines, its rule alone as it is written", () => {
  expect(toggleLines({ state: "ENABLED", variants: { on: true, off: false, soft: "half" }, defaultVariant: "off", targeting: { if: [true, "on"] } }, words)).toEqual({
    state: "On",
    default: "off",
    variants: "on = true\noff = false\nsoft = half",
    targeting: '{\n "if": [\n  true,\n  "on"\n ]\n}',
    killed: "",
  });
});

test("a toggle that somebody turned off for everybody says so, and one that is not there says nothing", () => {
  expect(toggleLines({ state: "DISABLED", variants: { off: false }, defaultVariant: "off", targeting: {}, metadata: { killed: true } }, words)).toMatchObject({ state: "Off", targeting: "", killed: "Off for everybody" });
  expect(Object.values(toggleLines(undefined, words)).join("")).toBe("");
});
