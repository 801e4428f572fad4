import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fill, type Names } from "./names.ts";

/** What `npm run new` can scaffold. */
export type Kind = "component" | "flow" | "module";

const templates = join(import.meta.dirname, "../templates");

const folders: Record<Kind, (names: Names) => string> = {
  component: ({ kebab }) => `design-system/src/${kebab}`,
  flow: ({ domain, kebab }) => `portal/src/features/${domain}/${kebab}`,
  module: ({ kebab }) => `backend/src/modules/${kebab}`,
};

/** Folder of the new item, from the project's root. */
export const folderOf = (kind: Kind, names: Names) => folders[kind](names);

const placeOf = (kind: Kind, file: string, names: Names) =>
  file.endsWith(".yaml") ? `openapi/${file}` : `${folderOf(kind, names)}/${file}`;

/** The files of a new component, flow or module: a map from path to text. */
export function newFiles(kind: Kind, names: Names): Map<string, string> {
  const sources = readdirSync(join(templates, kind));
  return new Map(
    sources.map((source) => {
      const file = fill(source.replace(/\.tmpl$/, ""), names);
      return [placeOf(kind, file, names), fill(readFileSync(join(templates, kind, source), "utf8"), names)];
    }),
  );
}
