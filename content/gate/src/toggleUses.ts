import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isSource, root, type Uses } from "./uses.ts";

/** In browser code a toggle is read by name, in a call or in a table of screens. */
const inBrowsers = /\b(?:useToggle\(|toggle(?:\(|:\s*|=\{?))"([A-Za-z0-9]+)"/g;
/** Server code that reads settings may name them in its own tables. */
const onServer = /\bawait remoteSetting\(/;
const literal = /"([A-Za-z0-9]+)"/g;

function togglesIn(text: string): string[] {
  const read = [...text.matchAll(inBrowsers)].map(([, key = ""]) => key);
  const named = onServer.test(text) ? [...text.matchAll(literal)].map(([, key = ""]) => key) : [];
  return [...read, ...named];
}

/**
 * Finds the source files that read each toggle, so that an expired one can be removed.
 * @returns paths from the repository root, by toggle
 */
export function toggleUsesOf(folders: readonly string[], keys: readonly string[]): Uses {
  const found = new Map(keys.map((key) => [key, new Set<string>()]));
  for (const folder of folders) {
    for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isSource).sort()) {
      const place = join(folder, path);
      for (const key of togglesIn(readFileSync(place, "utf8"))) found.get(key)?.add(relative(root, place));
    }
  }
  return Object.fromEntries(
    [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, places]) => [key, [...places].sort()]),
  );
}
