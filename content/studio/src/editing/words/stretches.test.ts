import { checkText } from "@portico/gate/checkWording";
import { expect, test } from "vitest";
import { stretchesOf } from "./stretches.ts";

const findingsIn = (text: string) => checkText("a.b", { where: "a test", args: { amount: "money" } }, "es", text).findings;

test("what the gate found is marked at its place, within what it stands in", () => {
  const text = "Debe {importe} hoy";
  expect(stretchesOf(text, findingsIn(text))).toEqual([
    { text: "Debe ", start: 0, kind: "text" },
    { text: "{", start: 5, kind: "argument" },
    { text: "importe", start: 6, kind: "argument", severity: "error" },
    { text: "}", start: 13, kind: "argument" },
    { text: " hoy", start: 14, kind: "text" },
  ]);
});

test("a cut at the caret leaves the wording whole", () => {
  const text = "Debe {amount} hoy";
  const stretches = stretchesOf(text, [], 7);
  expect(stretches.map((stretch) => stretch.text).join("")).toBe(text);
  expect(stretches.some(({ start }) => start === 7)).toBe(true);
});
