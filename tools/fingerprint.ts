import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

function filesOf(path: string, ignored: RegExp): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => !ignored.test(name));
  return names.sort().flatMap((name) => filesOf(join(path, name), ignored));
}

/**
 * Hashes the contents of the given files and folders, except `ignored` names in them. Ignores modification times,
 * because a clone has new ones.
 */
export function fingerprintOf(root: string, sources: string[], ignored: RegExp): string {
  const hash = createHash("sha256");
  const present = sources.map((source) => join(root, source)).filter((source) => existsSync(source));
  for (const path of present.flatMap((source) => filesOf(source, ignored))) {
    hash.update(path.slice(root.length)).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}
