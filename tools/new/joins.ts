import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Names } from "./names.ts";

type Json = Record<string, unknown>;

function changeJson(path: string, change: (content: Json) => void): void {
  const content = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Json) : {};
  change(content);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}

const sorted = (content: Json) => Object.fromEntries(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Opens the door of a new component: without it nobody can import it. */
export function openDoor(root: string, { kebab }: Names): void {
  const door = { source: `./src/${kebab}/index.ts`, types: `./dist/types/${kebab}/index.d.ts`, import: `./dist/${kebab}.js` };
  changeJson(join(root, "design-system/package.json"), (manifest) => {
    manifest["exports"] = sorted({ ...(manifest["exports"] as Json), [`./${kebab}`]: door });
  });
}

/** The words of a new screen: its name, in both languages. */
export type Title = { en: string; es: string };

/** Adds the screen's words to the copy file of its domain. */
export function addCopy(root: string, { domain, name, words }: Names, { en, es }: Title): void {
  changeJson(join(root, `content/catalogue/copy/${domain}.copy.json`), (copy) => {
    copy[`${domain}.${name}.screen`] = { where: `Document title of the page ${words}`, en, es };
    copy[`${domain}.${name}.title`] = { where: `Heading of the page ${words}`, en, es };
  });
}
