import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";

type Asked = { hash: string; filePath: string };

/**
 * Names for the classes of a build, for `vanillaExtractPlugin({ identifiers })`: `P`, the number of the style sheet among those below
 * `sources`, the number of the class in it. What the names of one sheet share compresses to almost nothing, which hashes do not.
 * `root` is Vite's root. Only for builds: names that say what a class is are better to work with.
 */
export function shortClassNames(root: string, ...sources: readonly string[]): (asked: Asked) => string {
  const sheets = sources.flatMap(sheetsBelow);
  const given = new Map<string, Map<string, string>>();
  return ({ hash, filePath }) => {
    const sheet = sheets.indexOf(resolve(root, filePath));
    if (sheet === -1) throw new Error(`${filePath} is in none of the folders whose style sheets have short names`);
    const names = given.get(filePath) ?? new Map<string, string>();
    given.set(filePath, names);
    // A sheet is run again for each one that builds upon it; its hashes come in the same order every time.
    const name = names.get(hash) ?? `P${sheet.toString(36).padStart(2, "0")}${names.size.toString(36)}`;
    names.set(hash, name);
    return name;
  };
}

function sheetsBelow(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return paths.filter((path) => path.endsWith(".css.ts")).toSorted().map((path) => join(folder, path));
}
