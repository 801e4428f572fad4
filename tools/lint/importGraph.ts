import { existsSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import ts from "typescript";

type Known = { changed: number; imports: string[] };

const files = new Map<string, Known>();

const isSource = (path: string) => /\.tsx?$/.test(path) && existsSync(path);

function read(path: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path, "utf8"), true, true);
  const relative = importedFiles.map(({ fileName }) => fileName).filter((name) => name.startsWith("."));
  return [...new Set(relative.map((name) => resolve(path, "..", name)))].filter(isSource);
}

/** Files that a file imports by path, types included. Read again only when the file changed. */
export function importsOf(path: string): string[] {
  const changed = statSync(path).mtimeMs;
  const known = files.get(path);
  if (known?.changed === changed) return known.imports;
  const imports = read(path);
  files.set(path, { changed, imports });
  return imports;
}

/** The shortest way from one file back to another by imports, both ends included; undefined when there is none. */
export function wayBetween(start: string, goal: string): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[start, undefined]]);
  for (const path of cameFrom.keys()) {
    if (path === goal) return unroll(cameFrom, goal);
    for (const next of importsOf(path)) if (!cameFrom.has(next)) cameFrom.set(next, path);
  }
  return undefined;
}

function unroll(cameFrom: Map<string, string | undefined>, goal: string): string[] {
  const way: string[] = [];
  for (let at: string | undefined = goal; at !== undefined; at = cameFrom.get(at)) way.unshift(at);
  return way;
}
