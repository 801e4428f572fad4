import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { duplicateKeys, readCatalogue } from "./readCatalogue.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "portico-catalogue-"));
  mkdirSync(join(folder, "copy"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const title = '"a.title": { "where": "a title", "en": "Hello", "es": "Hola" }';
const write = (...entries: string[]) => writeFileSync(join(folder, "copy/a.copy.json"), `{ ${entries.join(", ")} }`);

test("a copy file is read", () => {
  write(title);
  expect(readCatalogue(folder)).toEqual({ "a.title": { where: "a title", en: "Hello", es: "Hola" } });
});

test("a copy file that has a key twice is refused, with its name and the key", () => {
  write(title, title);
  expect(() => readCatalogue(folder)).toThrow("a.copy.json: keys that this file has more than once: a.title");
});

test.each([
  ["in the outermost object", '{ "a": 1, "b": 2, "a" : 3 }', ["a"]],
  ["in an object inside", '{ "a": { "en": "x", "en": "y" } }', ["en"]],
  ["after an object inside", '{ "a": { "b": 1 }, "a": 2 }', ["a"]],
])("a duplicate key %s is found", (_, json, keys) => {
  expect(duplicateKeys(json)).toEqual(keys);
});

test.each([
  ["the same key of two objects", '{ "a": { "en": "x" }, "b": { "en": "y" } }'],
  ["a value that equals a key", '{ "a": "b", "b": "a" }'],
  ["a value with quotes, braces and a colon", String.raw`{ "a": "\"a\": {x} \"a\": }{", "b": "\\" }`],
])("%s is no duplicate key", (_, json) => {
  expect(duplicateKeys(json)).toEqual([]);
});
