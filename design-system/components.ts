import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Kept for those who have not gone on to what took its place; the changelog says until when. */
const deprecated = ["PageWidth", "VerticalStepper"];

/** The components, icons and providers that a door offers, by name: no types, functions or constants, and nothing that is deprecated. */
export function componentsOf(door: string): string[] {
  const index = readFileSync(join(import.meta.dirname, "src", door, "index.ts"), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const offered = [...index.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()));
  return offered.filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name) && !deprecated.includes(name));
}
