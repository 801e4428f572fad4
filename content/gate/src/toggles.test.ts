import { describe, expect, test } from "vitest";
import { registerErrors, type ToggleEntry } from "./toggles.ts";
import { expectedValues, isValueOf } from "./toggleValues.ts";

describe("the toggle register", () => {
  const whole: ToggleEntry = {
    kind: "release",
    clientVisible: true,
    description: { en: "Billing", es: "Facturación" },
    owner: { en: "Billing", es: "Facturación" },
    type: "boolean",
    default: true,
    expires: "2027-01-31",
    applies: "atOnce",
  };
  const days: ToggleEntry = {
    ...whole,
    kind: "setting",
    type: "number",
    default: 30,
    schema: { type: "integer", minimum: 1, maximum: 365 },
  };
  const { expires: _, ...forGood } = days;

  test.each<[string, object, string]>([
    ["bil ling", whole, "is no toggle name"],
    ["Billing", whole, "is no toggle name"],
    ["billing!", whole, "is no toggle name"],
    ["a", { ...whole, owner: { en: "", es: "" } }, "needs a description and an owner in both languages"],
    ["a", { ...whole, owner: undefined }, "needs a description and an owner in both languages"],
    ["a", { ...whole, description: { en: "Billing" } }, "needs a description and an owner in both languages"],
    ["a", { ...whole, description: { en: " ", es: "x" } }, "needs a description and an owner in both languages"],
    ["a", { ...whole, description: { en: 1, es: "x" } }, "needs a description and an owner in both languages"],
    ["a", { ...whole, kind: "experiment" }, "does not say what kind it is"],
    ["a", { ...whole, clientVisible: undefined }, "does not say whether browsers are told of it"],
    ["a", { ...whole, default: "yes" }, "its default is not of its type"],
    ["a", { ...whole, type: undefined }, "its default is not of its type"],
    ["a", { ...whole, expires: undefined }, "needs the date when it expires"],
    ["a", { ...days, expires: "soon" }, "needs the date when it expires"],
    ["a", { ...days, expires: "on 2027-01-31" }, "needs the date when it expires"],
    ["a", { ...days, expires: "2027-01-31T00:00" }, "needs the date when it expires"],
    ["a", { ...whole, applies: "later" }, "does not say when it applies"],
    ["a", { ...whole, colour: "red" }, 'has an unknown member "colour"'],
    [
      "a",
      { ...days, schema: { type: "integer", mininum: 1 } },
      'has a schema that is none: strict mode: unknown keyword: "mininum"',
    ],
    ["a", { ...days, default: 400 }, "its default does not fit its schema"],
  ])("%s %o is rejected: %s", (key, entry, error) => {
    expect(registerErrors({ [key]: entry })).toEqual([`toggle ${key} ${error}`]);
  });

  test("an entry with an unknown type in its schema is rejected", () => {
    expect(registerErrors({ a: { ...days, schema: { type: "intger" } } })).toEqual([
      expect.stringContaining("toggle a has a schema that is none: "),
    ]);
  });

  test.each(["release", "operational", "kill", "permission", "setting"] as const)("%s is a kind of toggle", (kind) => {
    expect(registerErrors({ a: { ...whole, kind } })).toEqual([]);
  });

  test.each(["atOnce", "nextNavigation", "nextSession"] as const)("a toggle may apply %s", (applies) => {
    expect(registerErrors({ a: { ...whole, applies } })).toEqual([]);
  });

  test("every invalid entry is reported", () => {
    expect(registerErrors({ "1": whole, a: whole, b: { ...whole, default: 1 } })).toEqual([
      "toggle 1 is no toggle name",
      "toggle b its default is not of its type",
    ]);
  });

  test("a release toggle with an expiry and a permanent setting are valid", () => {
    expect(registerErrors({ payAgain2: whole, b: forGood })).toEqual([]);
  });
});

test.each<[Parameters<typeof expectedValues>[0], string[]]>([
  [{ type: "string", schema: { enum: ["short", "long"] } }, ["short", "long"]],
  [{ type: "number", schema: { enum: [1, 2] } }, ["1", "2"]],
  [{ type: "number", schema: { minimum: 1, maximum: 365 } }, ["1–365"]],
  [{ type: "number", schema: { minimum: 1 } }, ["1–"]],
  [{ type: "number", schema: { maximum: 365 } }, ["–365"]],
  [{ type: "string", schema: { pattern: "^\\+", examples: ["+18005550100"] } }, ["+18005550100"]],
  [{ type: "number", schema: { examples: [5] } }, ["5"]],
  [{ type: "string", schema: {} }, ["string"]],
  [{ type: "boolean" }, ["boolean"]],
])("the expected values of %o are shown as enum, bounds, an example or the type: %o", (shape, expected) => {
  expect(expectedValues(shape)).toEqual(expected);
});

describe("values of a variant", () => {
  const integer = { type: "integer", minimum: 1 };

  test.each<[string, Parameters<typeof isValueOf>[0], unknown, boolean]>([
    ["of the type", { type: "boolean" }, false, true],
    ["not of another type", { type: "boolean" }, "false", false],
    ["that fits the schema", { type: "number", schema: integer }, 1, true],
    ["not one outside the schema", { type: "number", schema: integer }, 0, false],
    ["not one of another type that fits the schema", { type: "string", schema: integer }, 1, false],
  ])("%s", (_, shape, value, expected) => {
    expect(isValueOf(shape, value)).toBe(expected);
  });
});
