import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

export const root = join(import.meta.dirname, "../../..");

/** Where words are used: the portal's screens, and what the server writes itself. */
export const sources = { "": join(root, "portal/src"), "server/": join(root, "backend/src/modules") };

/** Key to the screens whose code names it. */
export type Uses = Record<string, string[]>;

const literal = /["'`]([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_]+)+)["'`]/g;
/** A key that is put together: what stands before the first gap, and after the last one. */
const patched = /`([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_]+)*\.)\$\{[^`]*?\}((?:\.[A-Za-z0-9_.]*)?)`/g;

/** Source that is built: no tests, stories or styles. */
export const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.(test|flow\.test|stories|css)\.tsx?$/.test(name);

/** A screen's name is its folder below the features, or below the source. */
const screenOf = (folder: string, path: string) => relative(folder, dirname(path)).replace(/^features\//, "") || "app";

function keysIn(text: string, keys: readonly string[], known: ReadonlySet<string>): string[] {
  const said = [...text.matchAll(literal)].flatMap(([, key = ""]) => (known.has(key) ? [key] : []));
  const made = [...text.matchAll(patched)].flatMap(([, start = "", end = ""]) => keys.filter((key) => key.startsWith(start) && key.endsWith(end)));
  return [...said, ...made];
}

/**
 * Finds what uses each key, from the source: keys written out, and keys put together from a written beginning.
 * @param roots folders of source by what their screens' names begin with
 */
export function usesOf(roots: Readonly<Record<string, string>>, keys: readonly string[]): Uses {
  const known = new Set(keys);
  const screens = new Map<string, Set<string>>();
  for (const [prefix, folder] of Object.entries(roots)) {
    for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isSource).sort()) {
      const screen = prefix + screenOf(folder, join(folder, path));
      for (const key of keysIn(readFileSync(join(folder, path), "utf8"), keys, known)) screens.set(key, (screens.get(key) ?? new Set()).add(screen));
    }
  }
  return Object.fromEntries([...screens].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, found]) => [key, [...found].sort()]));
}
