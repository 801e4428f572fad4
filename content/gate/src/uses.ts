import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

export const root = join(import.meta.dirname, "../../..");

/** What uses a message: a screen of the portal, or the server. */
export const sources = { "": join(root, "portal/src"), "server/": join(root, "backend/src/modules") };

/** Key to the screens whose code contains it. */
export type Uses = Record<string, string[]>;

const literal = /["'`]([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_]+)+)["'`]/g;
/** A computed key (template literal): its text before the first and after the last placeholder. */
const patched = /`([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_]+)*\.)\$\{[^`]*?\}((?:\.[A-Za-z0-9_.]*)?)`/g;

/** Production source: no tests, stories or styles. */
export const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.(test|flow\.test|stories|css)\.tsx?$/.test(name);

/** A screen's name is its folder below the features, or below the source root. */
const screenOf = (folder: string, path: string) => relative(folder, dirname(path)).replace(/^features\//, "") || "app";

function keysIn(text: string, keys: readonly string[], known: ReadonlySet<string>): string[] {
  const said = [...text.matchAll(literal)].flatMap(([, key = ""]) => (known.has(key) ? [key] : []));
  const made = [...text.matchAll(patched)].flatMap(([, start = "", end = ""]) =>
    keys.filter((key) => key.startsWith(start) && key.endsWith(end)),
  );
  return [...said, ...made];
}

/**
 * Finds what uses each key in the source: literal keys, and computed keys with a literal prefix.
 * @param roots source folders by the prefix of their screens' names
 */
export function usesOf(roots: Readonly<Record<string, string>>, keys: readonly string[]): Uses {
  const known = new Set(keys);
  const screens = new Map<string, Set<string>>();
  for (const [prefix, folder] of Object.entries(roots)) {
    for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isSource).sort()) {
      const screen = prefix + screenOf(folder, join(folder, path));
      for (const key of keysIn(readFileSync(join(folder, path), "utf8"), keys, known))
        screens.set(key, (screens.get(key) ?? new Set()).add(screen));
    }
  }
  return Object.fromEntries(
    [...screens].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, found]) => [key, [...found].sort()]),
  );
}
