import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { audienceOf, catalogueFor } from "./audience.ts";
import { checkCatalogue } from "./checkCatalogue.ts";
import { contractHash } from "./contractHash.ts";
import { describeFinding } from "./findings.ts";
import { generatedFiles } from "./generate.ts";
import { readCatalogue, readRegister } from "./readCatalogue.ts";
import { toggleUsesOf } from "./toggleUses.ts";
import { sources, usesOf } from "./uses.ts";

const root = join(import.meta.dirname, "../../..");
const folder = join(root, "content/catalogue");
const catalogue = readCatalogue(folder);
const read = (name: string) =>
  JSON.parse(readFileSync(join(folder, "generated", name), "utf8")) as {
    contract: string;
    messages: Record<string, unknown>;
  };
const audiences = (name: string) => new Set(Object.keys(read(name).messages).map(audienceOf));

/** Namespaces: the part of a key before the first dot. */
const domains = (audience: "customers" | "editors") => [
  ...new Set(Object.keys(catalogueFor(audience, catalogue)).map((key) => key.split(".")[0])),
];

const comment = /\/\*[\s\S]*?\*\//g;

/** Quoted strings that start like a key of one of these namespaces: whole keys and prefixes of computed ones. */
function keysIn(pattern: string, exclude: RegExp, begins: readonly (string | undefined)[]): string[] {
  const key = new RegExp(`["'\`](?:${begins.join("|")})\\.[A-Za-z$]`);
  const files = globSync(pattern, { cwd: root }).filter(
    (path) => !/node_modules|[\\/]dist[\\/]|[\\/]generated[\\/]/.test(path) && !exclude.test(path),
  );
  expect(files.length).toBeGreaterThan(20);
  return files.filter((path) => key.test(readFileSync(join(root, path), "utf8").replaceAll(comment, "")));
}

test("[COPY-07 partly] every key of the catalogue has wording in both languages, without findings", () => {
  const { findings, snapshots } = checkCatalogue(catalogue, catalogue);
  expect(findings.filter(({ severity }) => severity === "error").map(describeFinding)).toEqual([]);
  expect(Object.keys(snapshots?.es.messages ?? {})).toEqual(Object.keys(snapshots?.en.messages ?? {}));
  expect(Object.keys(catalogue).length).toBeGreaterThan(100);
});

test("the generated files match the copy files; `npm run generate:copy` updates them", () => {
  const { snapshots } = checkCatalogue(catalogue, catalogue);
  const register = readRegister(folder);
  const uses = {
    copy: usesOf(sources, Object.keys(catalogue)),
    toggles: toggleUsesOf(Object.values(sources), Object.keys(register)),
  };
  const made = snapshots && generatedFiles(catalogue, snapshots, register, uses);
  for (const [name, text] of made ?? [])
    expect(readFileSync(join(folder, "generated", name), "utf8") === text, `${name} is stale`).toBe(true);
  expect(made?.size).toBe(9);
});

test("the toggle register is valid, and some source reads each toggle, because an unread toggle would have no effect", () => {
  const keys = Object.keys(readRegister(folder));
  expect(keys).toContain("billing");
  const unread = Object.entries(toggleUsesOf(Object.values(sources), keys))
    .filter(([, places]) => places.length === 0)
    .map(([key]) => key);
  expect(unread).toEqual([]);
});
describe("Studio messages and customer messages", () => {
  test("both are in the catalogue", () => {
    expect([
      Object.keys(catalogueFor("editors", catalogue)).length > 50,
      Object.keys(catalogueFor("customers", catalogue)).length > 1000,
    ]).toEqual([true, true]);
  });

  test.each(["catalogue.json", "built-in/en-US.json", "built-in/es-US.json"])(
    "%s, for customers or releases, has no Studio messages",
    (name) => {
      expect([...audiences(name)]).toEqual(["customers"]);
    },
  );

  test.each(["built-in/studio/en-US.json", "built-in/studio/es-US.json"])("%s has only Studio messages", (name) => {
    expect([...audiences(name)]).toEqual(["editors"]);
  });

  test("changing Studio messages does not change the contract hash that releases are checked against", () => {
    const { contract, messages } = read("catalogue.json");
    expect(contract).toBe(contractHash(catalogueFor("customers", catalogue)));
    expect(contract).not.toBe(contractHash(catalogue));
    expect(Object.keys(messages)).toEqual(Object.keys(catalogueFor("customers", catalogue)));
  });
});

describe("which source uses which messages", () => {
  // The exported history is a file for editors, which the server writes in their language.
  const writtenForEditors = /modules[\\/]content[\\/]history[\\/]history\.routes\.ts$/;
  test.each(["portal/src/**/*.{ts,tsx}", "backend/**/*.ts", "design-system/src/**/*.{ts,tsx}"])(
    "nothing under %s uses Studio messages",
    (pattern) => {
      expect(keysIn(pattern, writtenForEditors, domains("editors"))).toEqual([]);
    },
  );

  test("the Studio uses only its own messages; it reads customers' messages from the service", () => {
    expect(
      keysIn(
        "content/studio/src/**/*.{ts,tsx}",
        /\.(test|stories)\.tsx?$|[\\/]testing[\\/]|\.testing\.ts$/,
        domains("customers"),
      ),
    ).toEqual([]);
  });
});
