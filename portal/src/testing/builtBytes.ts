import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest } from "vite";

/** The files that a first visit loads: those of the page and of one screen, with all that they import at once. */
function filesOf(manifest: Manifest, screen: string): Set<string> {
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
  visit(screen);
  return files;
}

export type Bytes = { js: number; css: number; total: number; files: number };

/** Bytes of JavaScript and CSS, gzipped, that the first visit of a screen loads from a build. */
export function builtBytes(dist: string, screen: string): Bytes {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
  if (!manifest[screen]) throw new Error(`The build has no ${screen}.`);
  const bytes = { js: 0, css: 0, total: 0, files: 0 };
  for (const file of filesOf(manifest, screen)) {
    const size = gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
    bytes[file.endsWith(".css") ? "css" : "js"] += size;
    bytes.total += size;
    bytes.files += 1;
  }
  return bytes;
}
