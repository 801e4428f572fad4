import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest } from "vite";

/** Returns the files of the page and of some modules, with their static imports. */
function filesOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    files.add(chunk.file);
    chunk.css?.forEach((file) => files.add(file));
    chunk.imports?.forEach(visit);
  };
  visit("index.html");
  modules.forEach(visit);
  return files;
}

export type Bytes = { js: number; css: number; total: number; files: number };

/** Gzipped bytes of JavaScript and CSS that a page has loaded when it shows these modules of a build. */
export function builtBytes(dist: string, ...modules: string[]): Bytes {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
  const missing = modules.find((module) => !manifest[module]);
  if (missing) throw new Error(`The build has no ${missing}.`);
  const bytes = { js: 0, css: 0, total: 0, files: 0 };
  for (const file of filesOf(manifest, modules)) {
    const size = gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
    bytes[file.endsWith(".css") ? "css" : "js"] += size;
    bytes.total += size;
    bytes.files += 1;
  }
  return bytes;
}
