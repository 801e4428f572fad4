import { existsSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import ts from "typescript";
import { fromRoot } from "./packages.ts";
import { createRule, eachImport } from "./rule.ts";

type CachedFile = { modified: number; imports: string[] };

const cache = new Map<string, CachedFile>();

const isSource = (path: string) => /\.tsx?$/.test(path) && existsSync(path);

function readImports(path: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path, "utf8"), true, true);
  const relative = importedFiles.map(({ fileName }) => fileName).filter((name) => name.startsWith("."));
  return [...new Set(relative.map((name) => resolve(path, "..", name)))].filter(isSource);
}

/** The files that a file imports by path, types included; cached until the file changes. */
function importsOf(path: string): string[] {
  const modified = statSync(path).mtimeMs;
  const cached = cache.get(path);
  if (cached?.modified === modified) return cached.imports;
  const imports = readImports(path);
  cache.set(path, { modified, imports });
  return imports;
}

/** The shortest import path from one file to another, both included; undefined when there is none. Breadth first. */
function importPath(start: string, goal: string): string[] | undefined {
  const importedBy = new Map<string, string | undefined>([[start, undefined]]);
  for (const path of importedBy.keys()) {
    if (path === goal) return unroll(importedBy, goal);
    for (const next of importsOf(path)) if (!importedBy.has(next)) importedBy.set(next, path);
  }
  return undefined;
}

function unroll(importedBy: Map<string, string | undefined>, goal: string): string[] {
  const path: string[] = [];
  for (let at: string | undefined = goal; at !== undefined; at = importedBy.get(at)) path.unshift(at);
  return path;
}

/** Reports import cycles. Types count: a cycle of types couples files just as much. */
export const noCycles = createRule("No import cycles", { cycle: "Import cycle: {{path}}" }, (context) =>
  eachImport(({ node, specifier }) => {
    const target = resolve(context.filename, "..", specifier);
    if (!specifier.startsWith(".") || !/\.tsx?$/.test(target) || !existsSync(target)) return;
    const path = importPath(target, context.filename);
    if (path) context.report({ node, messageId: "cycle", data: { path: path.map(fromRoot).join(" > ") } });
  }),
);
