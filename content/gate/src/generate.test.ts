import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkCatalogue } from "./checkCatalogue.ts";
import { entryFaults } from "./contract.ts";
import { contractHash } from "./contractHash.ts";
import { describeFinding } from "./findings.ts";
import { generatedFiles } from "./generate.ts";
import { readCatalogue, readRegister } from "./readCatalogue.ts";
import { registerFaults } from "./toggles.ts";
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
  const made = snapshots && generatedFiles(catalogue, snapshots, readRegister(folder), usesOf(sources, Object.keys(catalogue)));
  for (const [name, text] of made ?? []) expect(readFileSync(join(folder, "generated", name), "utf8") === text, `${name} is stale`).toBe(true);
  expect(made?.size).toBe(8);
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
  const whole = { description: "Billing", type: "boolean", default: true, owner: "Billing", expires: "2027-01-31", applies: "atOnce" } as const;
  test.each([
    ["bil ling", whole, "is no toggle name"],
    ["a", { ...whole, owner: "" }, "needs a description and an owner"],
    ["a", { ...whole, default: "yes" }, "its default is not of its type"],
    ["a", { ...whole, expires: "soon" }, "needs the date"],
    ["a", { ...whole, applies: "later" as "atOnce" }, "does not say when it applies"],
  ])("%s %o is refused: %s", (key, entry, fault) => {
    expect(registerFaults({ [key]: entry })).toEqual([expect.stringContaining(fault)]);
  });

  test("the real one is whole", () => {
    expect(Object.keys(readRegister(folder))).toContain("billing");
  });
});

test("the contract's name changes with arguments and keys, never with words or notes", () => {
  const entry = { where: "x", args: { n: "count" as const } };
  const name = contractHash({ "a.b": entry });
  expect(contractHash({ "a.b": { ...entry, where: "y" } })).toBe(name);
  expect(contractHash({ "a.b": { ...entry, args: { m: "count" } } })).not.toBe(name);
  expect(contractHash({ "a.b": entry, "a.c": { where: "x" } })).not.toBe(name);
});
