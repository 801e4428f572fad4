import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { audienceOf, catalogueFor } from "./audience.ts";
import { contractHash } from "./contractHash.ts";
import { readCatalogue } from "./readCatalogue.ts";

const root = join(import.meta.dirname, "../../..");
const folder = join(root, "content/catalogue");
const catalogue = readCatalogue(folder);
const read = (name: string) => JSON.parse(readFileSync(join(folder, "generated", name), "utf8")) as { contract: string; messages: Record<string, unknown> };
const audiences = (name: string) => new Set(Object.keys(read(name).messages).map(audienceOf));

/** First words of keys: what stands before the first dot. */
const domains = (audience: "customers" | "editors") => [...new Set(Object.keys(catalogueFor(audience, catalogue)).map((key) => key.split(".")[0]))];

const comment = /\/\*[\s\S]*?\*\//g;

/** Words in quotes that begin like a key of one of these domains, whole keys and those that are put together. */
function keysIn(pattern: string, exclude: RegExp, begins: readonly (string | undefined)[]): string[] {
  const key = new RegExp(`["'\`](?:${begins.join("|")})\\.[A-Za-z$]`);
  const files = globSync(pattern, { cwd: root }).filter((path) => !/node_modules|[\\/]dist[\\/]|[\\/]generated[\\/]/.test(path) && !exclude.test(path));
  expect(files.length).toBeGreaterThan(20);
  return files.filter((path) => key.test(readFileSync(join(root, path), "utf8").replaceAll(comment, "")));
}

describe("words of the Studio and words of customers", () => {
  test("both are in the catalogue", () => {
    expect([Object.keys(catalogueFor("editors", catalogue)).length > 50, Object.keys(catalogueFor("customers", catalogue)).length > 1000]).toEqual([true, true]);
  });

  test.each(["catalogue.json", "built-in/en-US.json", "built-in/es-US.json"])("%s, which customers or releases get, has none of the Studio's", (name) => {
    expect([...audiences(name)]).toEqual(["customers"]);
  });

  test.each(["built-in/studio/en-US.json", "built-in/studio/es-US.json"])("%s has the Studio's alone", (name) => {
    expect([...audiences(name)]).toEqual(["editors"]);
  });

  test("a change of the Studio's words changes nothing that a release is checked against", () => {
    const { contract, messages } = read("catalogue.json");
    expect(contract).toBe(contractHash(catalogueFor("customers", catalogue)));
    expect(contract).not.toBe(contractHash(catalogue));
    expect(Object.keys(messages)).toEqual(Object.keys(catalogueFor("customers", catalogue)));
  });
});

describe("who says which words", () => {
  test.each(["portal/src/**/*.{ts,tsx}", "backend/**/*.ts", "design-system/src/**/*.{ts,tsx}"])("nothing under %s says the Studio's", (pattern) => {
    expect(keysIn(pattern, /^$/, domains("editors"))).toEqual([]);
  });

  test("the Studio says its own alone; what it shows of others' it reads from the service", () => {
    expect(keysIn("content/studio/src/**/*.{ts,tsx}", /\.(test|stories)\.tsx?$|[\\/]testing[\\/]|\.testing\.ts$/, domains("customers"))).toEqual([]);
  });
});
