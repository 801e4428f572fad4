import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkCatalogue } from "./checkCatalogue.ts";
import { entryFaults } from "./entry.ts";
import { contractHash } from "./contractHash.ts";
import { describeFinding } from "./findings.ts";
import { generatedFiles } from "./generate.ts";
import { readCatalogue, readRegister } from "./readCatalogue.ts";
import { registerFaults, type ToggleEntry } from "./toggles.ts";
import { toggleUsesOf } from "./toggleUses.ts";
import { expectedValues } from "./toggleValues.ts";
import { sources, usesOf } from "./uses.ts";

const folder = join(import.meta.dirname, "../../catalogue");
const catalogue = readCatalogue(folder);

test("[COPY-07 partly] every key of the catalogue has words in both languages, and the gate passes them all", () => {
  const { findings, snapshots } = checkCatalogue(catalogue, catalogue);
  expect(findings.filter(({ severity }) => severity === "error").map(describeFinding)).toEqual([]);
  expect(Object.keys(snapshots?.es.messages ?? {})).toEqual(Object.keys(snapshots?.en.messages ?? {}));
  expect(Object.keys(catalogue).length).toBeGreaterThan(100);
});

test("the generated files are what the copy files say; `npm run generate:copy` makes them so", () => {
  const { snapshots } = checkCatalogue(catalogue, catalogue);
  const register = readRegister(folder);
  const uses = { copy: usesOf(sources, Object.keys(catalogue)), toggles: toggleUsesOf(Object.values(sources), Object.keys(register)) };
  const made = snapshots && generatedFiles(catalogue, snapshots, register, uses);
  for (const [name, text] of made ?? []) expect(readFileSync(join(folder, "generated", name), "utf8") === text, `${name} is stale`).toBe(true);
  expect(made?.size).toBe(9);
});

describe("a copy file", () => {
  const whole = { where: "Button", en: "Pay", es: "Pagar" };
  test.each([
    ["pay", whole, "a key is a path"],
    ["a.b", { ...whole, where: " " }, '"where" must say'],
    ["a.b", { ...whole, args: { amount: "cents" } }, "no known kind"],
    ["a.b", { ...whole, args: { kind: { select: [] } } }, "no known kind"],
    ["a.b", { ...whole, args: { "a-b": "text" } }, "no argument name"],
    ["a.b", { ...whole, fr: "Payer" }, 'unknown member "fr"'],
    ["a.b", { ...whole, legal: false }, '"legal" is true or absent'],
  ])("%s %o is refused: %s", (key, entry, fault) => {
    expect(entryFaults(key, entry)).toEqual([expect.stringContaining(fault)]);
  });

  test("a whole entry is taken", () => {
    expect(entryFaults("a.b", { ...whole, legal: true, args: { n: "count", k: { select: ["a"] } } })).toEqual([]);
  });
});

describe("the toggle register", () => {
  const whole: ToggleEntry = {
    kind: "release", clientVisible: true, description: { en: "Billing", es: "Facturación" }, owner: { en: "Billing", es: "Facturación" }, type: "boolean", default: true,
    expires: "2027-01-31", applies: "atOnce",
  };
  const days: ToggleEntry = { ...whole, kind: "setting", type: "number", default: 30, schema: { type: "integer", minimum: 1, maximum: 365 } };
  const { expires: _, ...forGood } = days;

  test.each<[string, object, string]>([
    ["bil ling", whole, "is no toggle name"],
    ["a", { ...whole, owner: { en: "", es: "" } }, "needs a description and an owner"],
    ["a", { ...whole, description: { en: "Billing" } }, "needs a description and an owner in both languages"],
    ["a", { ...whole, kind: "experiment" }, "does not say what kind"],
    ["a", { ...whole, clientVisible: undefined }, "does not say whether browsers"],
    ["a", { ...whole, default: "yes" }, "its default is not of its type"],
    ["a", { ...whole, expires: undefined }, "needs the date"],
    ["a", { ...days, expires: "soon" }, "needs the date"],
    ["a", { ...whole, applies: "later" }, "does not say when it applies"],
    ["a", { ...whole, colour: "red" }, 'has an unknown member "colour"'],
    ["a", { ...days, schema: { type: "intger" } }, "has a schema that is none"],
    ["a", { ...days, schema: { type: "integer", mininum: 1 } }, "has a schema that is none"],
    ["a", { ...days, default: 400 }, "its default does not fit its schema"],
  ])("%s %o is refused: %s", (key, entry, fault) => {
    expect(registerFaults({ [key]: entry })).toEqual([expect.stringContaining(fault)]);
  });

  test("a release toggle that expires and a setting that stays are taken", () => {
    expect(registerFaults({ a: whole, b: forGood })).toEqual([]);
  });

  test("what a value may be is said in signs: words, bounds, an example", () => {
    const expected = [{ enum: ["short", "long"] }, { minimum: 1, maximum: 365 }, { minimum: 1 }, { pattern: "^\\+", examples: ["+18005550100"] }, {}];
    expect(expected.map((schema) => expectedValues({ type: "string", schema }))).toEqual([["short", "long"], ["1–365"], ["1–"], ["+18005550100"], ["string"]]);
  });

  test("what the server alone reads is typed apart, and a list of words is a type", () => {
    const files = generatedFiles({}, { en: { tree: 1, locale: "en-US", messages: {} }, es: { tree: 1, locale: "es-US", messages: {} } }, { days: { ...days, clientVisible: false }, size: { ...whole, type: "string", default: "short", schema: { enum: ["short", "long"] } } }, { copy: {}, toggles: {} });
    const text = files.get("toggles.ts") ?? "";
    expect(text).toMatch(/interface Toggles \{[^}]*size: "short" \| "long";[^}]*\}/);
    expect(text).toMatch(/interface ServerToggles \{[^}]*days: number;[^}]*\}/);
    expect(text.slice(text.indexOf("defaultToggles"))).not.toContain("days");
  });

  test("the real one is whole, and some source reads each toggle: one that nothing reads would be a switch that does nothing", () => {
    const keys = Object.keys(readRegister(folder));
    expect(keys).toContain("billing");
    const unread = Object.entries(toggleUsesOf(Object.values(sources), keys)).filter(([, places]) => places.length === 0).map(([key]) => key);
    expect(unread).toEqual([]);
  });
});

test("the contract's name changes with arguments and keys, never with words or notes", () => {
  const entry = { where: "x", args: { n: "count" as const } };
  const name = contractHash({ "a.b": entry });
  expect(contractHash({ "a.b": { ...entry, where: "y" } })).toBe(name);
  expect(contractHash({ "a.b": { ...entry, args: { m: "count" } } })).not.toBe(name);
  expect(contractHash({ "a.b": entry, "a.c": { where: "x" } })).not.toBe(name);
});
