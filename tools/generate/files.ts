import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The project's root folder. */
export const root = join(import.meta.dirname, "../..");

const skipped = new Set(["node_modules", "dist", ".cache", "generated"]);

/** Paths of the files under `folder` with this suffix, sorted, relative to `base`, with "/" as separator. */
export function filesEndingWith(ending: string, folder: string, base: string): string[] {
  return readdirSync(join(base, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesEndingWith(ending, path, base);
      return entry.name.endsWith(ending) ? [path] : [];
    })
    .sort();
}

/** Header of a generated file. */
export function banner(source: string): string {
  return `// Generated from ${source} by \`npm run generate\`. Change the source, not this file.\n`;
}
