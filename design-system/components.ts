import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Deprecated names; the changelog gives the release that removes them. */
const deprecated = ["LongTable", "PageWidth", "VerticalStepper"];

/**
 * The names of the components, icons and providers that an entry point exports. Leaves out types, functions, constants
 * and deprecated names.
 */
export function componentsOf(entry: string): string[] {
  const index = readFileSync(join(import.meta.dirname, "src", entry, "index.ts"), "utf8").replaceAll(
    /\/\*[\s\S]*?\*\//g,
    "",
  );
  const offered = [...index.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim()),
  );
  return offered.filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name) && !deprecated.includes(name));
}
