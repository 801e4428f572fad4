import { ruleFor, targetingOf } from "@portico/gate/targeting";
import { describe, expect, test } from "vitest";
import { definitionIn, definitionInJson, isShare, jsonOf, raised, renamed, ruleFormOf, withNewRule, withNewValue, withoutValue, withRule, type RuleForm } from "./definitionForm.ts";
import type { ToggleDefinition } from "./toggles.api.ts";

const targeting = targetingOf([{ ...ruleFor("on"), sites: ["community"], percent: 25 }, { ...ruleFor("on"), services: ["MOBILE"] }]);
const definition: ToggleDefinition = { state: "ENABLED", variants: { on: true, off: false }, defaultVariant: "off", ...(targeting ? { targeting } : {}), metadata: { applies: "atOnce" } };
const { metadata: _, ...written } = definition;
const form = ruleFormOf(definition) as RuleForm;

describe("a definition in fields", () => {
  test("says what it said before, without what only the register says", () => {
    expect(definitionIn(form, "boolean")).toEqual(written);
    expect(definitionInJson(jsonOf(definition))).toEqual(written);
  });

  test("numbers are numbers; what is none stays as typed for the gate to refuse", () => {
    const days = ruleFormOf({ state: "ENABLED", variants: { usual: 30 }, defaultVariant: "usual" }) as RuleForm;
    const typed = (value: string) => definitionIn({ ...days, values: [{ id: 0, name: "usual", value }] }, "number").variants["usual"];
    expect([typed("45"), typed(" 7 "), typed("soon"), typed("")]).toEqual([45, 7, "soon", ""]);
  });

  test("a renamed value takes its rules along, a removed one leaves them to the first of the others", () => {
    const { rules, usual } = renamed(renamed(form, 0, "yes"), 1, "no");
    expect([rules.map(({ variant }) => variant), usual]).toEqual([["yes", "yes"], "no"]);
    expect(withoutValue(form, 0).rules.map(({ variant }) => variant)).toEqual(["off", "off"]);
  });

  test("a new rule is for everybody, last, and gives another value; it can be raised", () => {
    const more = withNewRule(form);
    expect(more.rules.at(-1)).toMatchObject({ variant: "on", sites: [], percent: "" });
    expect(raised(more, 2).rules.map(({ id }) => id)).toEqual([0, 2, 1]);
    expect(raised(more, 0)).toEqual(more);
    expect(withNewValue(form).values.map(({ name }) => name)).toEqual(["on", "off", "value3"]);
    expect(definitionIn(withRule(form, 0, { percent: "" }), "boolean").targeting).toEqual(targetingOf([{ ...ruleFor("on"), sites: ["community"] }, { ...ruleFor("on"), services: ["MOBILE"] }]));
  });

  test("rules that fields can't say are left to JSON", () => {
    expect(ruleFormOf({ ...definition, targeting: { fractional: [["on", 50], ["off", 50]] } })).toBeUndefined();
  });
});

test.each([["", true], ["0", true], ["25", true], [" 100 ", true], ["101", false], ["2.5", false], ["-1", false], ["half", false]])("a share of %j: %s", (text, right) => {
  expect(isShare(text)).toBe(right);
});

test.each(["", "{", "[]", "null", '{"variants":{}}', '{"state":"ENABLED","variants":[],"defaultVariant":"a"}'])("%j is no definition", (text) => {
  expect(definitionInJson(text)).toBeUndefined();
});
