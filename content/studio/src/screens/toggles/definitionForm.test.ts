import { ruleFor, targetingOf } from "@portico/gate/targeting";
import { describe, expect, test } from "vitest";
import {
  definitionIn,
  definitionInJson,
  isShare,
  jsonOf,
  raised,
  renamed,
  ruleFormOf,
  withNewRule,
  withNewValue,
  withoutValue,
  withRule,
  wronglyNamed,
  type RuleForm,
} from "./definitionForm.ts";
import type { ToggleDefinition } from "./toggles.api.ts";

const targeting = targetingOf([
  { ...ruleFor("on"), sites: ["community"], percent: 25 },
  { ...ruleFor("on"), services: ["MOBILE"] },
]);
const definition: ToggleDefinition = {
  state: "ENABLED",
  variants: { on: true, off: false },
  defaultVariant: "off",
  ...(targeting ? { targeting } : {}),
  metadata: { applies: "atOnce" },
};
const { metadata: _, ...written } = definition;
const form = ruleFormOf(definition) as RuleForm;

describe("a definition as form fields", () => {
  test("converts back to the same definition, without the register's data", () => {
    expect(definitionIn(form, "boolean")).toEqual(written);
    expect(definitionInJson(jsonOf(definition))).toEqual(written);
  });

  test("numbers are converted; invalid ones stay as typed for the gate to reject", () => {
    const days = ruleFormOf({ state: "ENABLED", variants: { usual: 30 }, defaultVariant: "usual" }) as RuleForm;
    const typed = (value: string) =>
      definitionIn({ ...days, values: [{ id: 0, ref: "usual", name: "usual", value }] }, "number").variants["usual"];
    expect([typed("45"), typed(" 7 "), typed("soon"), typed("")]).toEqual([45, 7, "soon", ""]);
  });

  test("renaming a value updates its rules, removing one moves its rules to the first remaining value", () => {
    expect(definitionIn(renamed(renamed(form, 0, "yes"), 1, "no"), "boolean")).toEqual({
      state: "ENABLED",
      variants: { yes: true, no: false },
      defaultVariant: "no",
      targeting: targetingOf([
        { ...ruleFor("yes"), sites: ["community"], percent: 25 },
        { ...ruleFor("yes"), services: ["MOBILE"] },
      ]),
    });
    expect(withoutValue(form, 0).rules.map(({ variant }) => variant)).toEqual(["off", "off"]);
  });

  test("a value keeps its own rules when its name is typed past the name of another one", () => {
    const rules = [
      { ...ruleFor("value1"), sites: ["community"] },
      { ...ruleFor("value10"), sites: ["business"] },
    ];
    const two = ruleFormOf({
      state: "ENABLED",
      variants: { value1: "a", value10: "b" },
      defaultVariant: "value1",
      targeting: targetingOf(rules) ?? {},
    }) as RuleForm;
    const typed = ["value1", "value", "late"].reduce((before, name) => renamed(before, 1, name), two);
    expect(definitionIn(typed, "string")).toEqual({
      state: "ENABLED",
      variants: { value1: "a", late: "b" },
      defaultVariant: "value1",
      targeting: targetingOf([
        { ...ruleFor("value1"), sites: ["community"] },
        { ...ruleFor("late"), sites: ["business"] },
      ]),
    });
  });

  test("a name that is missing, or that an earlier value has, is wrong", () => {
    expect(wronglyNamed(form)).toEqual([]);
    expect(wronglyNamed(renamed(form, 1, " on "))).toEqual([1]);
    expect(wronglyNamed(renamed(form, 0, " "))).toEqual([0]);
  });

  test("a new value gets a name that no other value has", () => {
    const third = withNewValue(renamed(withNewValue(form), 0, "value4"));
    expect(third.values.map(({ name }) => name)).toEqual(["value4", "off", "value3", "value5"]);
  });

  test("a new rule is last, for everyone, with another value than the default; it can be moved up", () => {
    const more = withNewRule(form);
    expect(more.rules.at(-1)).toMatchObject({ variant: "on", sites: [], percent: "" });
    expect(raised(more, 2).rules.map(({ id }) => id)).toEqual([0, 2, 1]);
    expect(raised(more, 0)).toEqual(more);
    expect(withNewValue(form).values.map(({ name }) => name)).toEqual(["on", "off", "value3"]);
    expect(definitionIn(withRule(form, 0, { percent: "" }), "boolean").targeting).toEqual(
      targetingOf([
        { ...ruleFor("on"), sites: ["community"] },
        { ...ruleFor("on"), services: ["MOBILE"] },
      ]),
    );
  });

  test("rules that the fields cannot express are left to JSON", () => {
    expect(
      ruleFormOf({
        ...definition,
        targeting: {
          fractional: [
            ["on", 50],
            ["off", 50],
          ],
        },
      }),
    ).toBeUndefined();
  });
});

test.each([
  ["", true],
  ["0", true],
  ["25", true],
  [" 100 ", true],
  ["101", false],
  ["2.5", false],
  ["-1", false],
  ["half", false],
])("a percentage of %j: %s", (text, right) => {
  expect(isShare(text)).toBe(right);
});

test.each(["", "{", "[]", "null", '{"variants":{}}', '{"state":"ENABLED","variants":[],"defaultVariant":"a"}'])(
  "%j is not a definition",
  (text) => {
    expect(definitionInJson(text)).toBeUndefined();
  },
);
