import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vite";

/** What the portal's build is made of. */
const sources = ["design-system", "portal", "content", "openapi", "rules", "vite.config.ts", "package-lock.json"];
const notSources = /^(node_modules|dist|CHANGELOG\.md)$|\.(test|stories|examples)\.tsx?$|\.mdx$/;

const stampPath = (root: string) => join(root, ".cache/portal-build");

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => !notSources.test(name));
  return names.sort().flatMap((name) => filesOf(join(path, name)));
}

/** A fingerprint of every source of the portal's build: contents, not times, because a clone has new times. */
export function fingerprint(root: string): string {
  const hash = createHash("sha256");
  for (const path of sources.map((source) => join(root, source)).filter((source) => existsSync(source)).flatMap(filesOf)) {
    hash.update(path.slice(root.length)).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

/** Whether the build on disk was made from the sources as they are now. */
export function isBuilt(root: string): boolean {
  const made = existsSync(join(root, "portal/dist/index.html")) && existsSync(stampPath(root));
  return made && readFileSync(stampPath(root), "utf8") === fingerprint(root);
}

/** Builds the portal for production and remembers from what. */
export async function buildPortal(root: string, logLevel: "info" | "warn" = "info"): Promise<void> {
  const from = fingerprint(root);
  await build({ configFile: join(root, "vite.config.ts"), root: join(root, "portal"), logLevel });
  mkdirSync(dirname(stampPath(root)), { recursive: true });
  writeFileSync(stampPath(root), from);
}
