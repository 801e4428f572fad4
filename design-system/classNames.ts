import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";

type ClassNameContext = { hash: string; filePath: string };

/**
 * Returns short class names for a build, for `vanillaExtractPlugin({ identifiers })`: `P`, the number of the style
 * sheet among those below `sources`, and the number of the class in it. Class names of one sheet share a prefix, so
 * they compress better than hashes. `root` is Vite's root. Use it only for builds; in development, descriptive names
 * help more.
 */
export function shortClassNames(root: string, ...sources: readonly string[]): (context: ClassNameContext) => string {
  const sheets = sources.flatMap(sheetsBelow);
  const given = new Map<string, Map<string, string>>();
  return ({ hash, filePath }) => {
    const sheet = sheets.indexOf(resolve(root, filePath));
    if (sheet === -1) throw new Error(`${filePath} is in none of the folders whose style sheets have short names`);
    const names = given.get(filePath) ?? new Map<string, string>();
    given.set(filePath, names);
    // A sheet is evaluated once for each sheet that imports it; its hashes come in the same order every time.
    const name = names.get(hash) ?? `P${sheet.toString(36).padStart(2, "0")}${names.size.toString(36)}`;
    names.set(hash, name);
    return name;
  };
}

function sheetsBelow(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return paths
    .filter((path) => path.endsWith(".css.ts"))
    .toSorted()
    .map((path) => join(folder, path));
}
