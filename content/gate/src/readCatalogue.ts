import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue } from "./contract.ts";
import { entryErrors } from "./entry.ts";
import { registerErrors, type ToggleRegister } from "./toggles.ts";

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/** A key with its colon, else a string value, else a brace. */
const tokens = /"((?:[^"\\]|\\.)*)"\s*:|"(?:[^"\\]|\\.)*"|[{}]/g;

/** The keys that an object of valid JSON has more than once: `JSON.parse` keeps only the last of them. */
export function duplicateKeys(json: string): string[] {
  const open: Set<string>[] = [];
  const found: string[] = [];
  for (const [token, key] of json.matchAll(tokens)) {
    if (token === "{") open.push(new Set());
    else if (token === "}") open.pop();
    else if (key !== undefined) {
      const keys = open.at(-1);
      if (keys?.has(key)) found.push(key);
      keys?.add(key);
    }
  }
  return found;
}

function readFile(folder: string, name: string): [string, unknown][] {
  const text = readFileSync(join(folder, name), "utf8");
  const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
  const twice = duplicateKeys(text);
  if (twice.length > 0) throw new Error(`${name}: keys that this file has more than once: ${twice.join(", ")}`);
  const domain = name.split(".")[0];
  const strays = entries.filter(([key]) => key.split(".")[0] !== domain).map(([key]) => key);
  if (strays.length > 0)
    throw new Error(`${name}: keys of this file begin with "${domain}.", these do not: ${strays.join(", ")}`);
  return entries;
}

/**
 * Reads all copy files of the catalogue, sorted by key.
 * @throws when an entry is invalid; lists every error
 */
export function readCatalogue(folder: string): Catalogue {
  const copy = join(folder, "copy");
  const entries = readdirSync(copy)
    .filter((name) => name.endsWith(".copy.json"))
    .sort()
    .flatMap((name) => readFile(copy, name));
  const errors = entries.flatMap(([key, entry]) => entryErrors(key, entry));
  if (errors.length > 0) throw new Error(errors.join("\n"));
  return Object.fromEntries(entries.sort(byKey)) as Catalogue;
}

/**
 * Reads the toggle register.
 * @throws when an entry is incomplete
 */
export function readRegister(folder: string): ToggleRegister {
  const register = JSON.parse(readFileSync(join(folder, "toggles.json"), "utf8")) as ToggleRegister;
  const errors = registerErrors(register);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  return register;
}
