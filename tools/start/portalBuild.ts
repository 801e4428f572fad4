import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vite";
import { fingerprintOf } from "../fingerprint.ts";
import { sealPage, writeInventory } from "./integrity.ts";

/** What the pages are made of. */
const sources = ["design-system", "portal", "content", "openapi", "rules", "vite.config.ts", "tools/pages", "package-lock.json"];
const notSources = /^(node_modules|dist|\.vitest|CHANGELOG\.md)$|\.(test|stories|examples)\.tsx?$|\.mdx$/;

const stamp = ".cache/portal-build";
const stampPath = (root: string) => join(root, stamp);

/** A fingerprint of every source of the pages. */
export const fingerprint = (root: string): string => fingerprintOf(root, sources, notSources);

/** Whether the build on disk was made from the sources as they are now. */
export function isBuilt(root: string): boolean {
  const made = ["portal/dist/index.html", "content/studio/dist/index.html", "content/studio/dist/preview-assets/preview.html", stamp].every((path) => existsSync(join(root, path)));
  return made && readFileSync(stampPath(root), "utf8") === fingerprint(root);
}

/** The addresses that have a screen, for the server: every other one is answered 404, with the page that says so. */
function listScreens(root: string): void {
  const source = readFileSync(join(root, "portal/src/app/routes.tsx"), "utf8");
  const paths = [...source.matchAll(/\{ (?:path|from): "(\/[^"]*)"/g)].map(([, path]) => path);
  if (!paths.includes("/account-summary")) throw new Error("The screens of portal/src/app/routes.tsx could not be listed.");
  writeFileSync(join(root, "portal/dist/.vite/screens.json"), JSON.stringify(paths));
}

/** From here on no script runs that differs from what was built. */
function sealPages(root: string): void {
  const portal = join(root, "portal/dist");
  const [portalPage, cardForm] = ["index.html", "vault.html"].map((page) => sealPage({ dist: portal, page, base: "/" }));
  writeInventory(portal, { portal: portalPage ?? new Map(), "card form": cardForm ?? new Map() }, [".vite/manifest.json", ".vite/vault.json"]);
  const studio = join(root, "content/studio/dist");
  sealPage({ dist: studio, page: "index.html", base: "/studio/" });
  sealPage({ dist: join(studio, "preview-assets"), page: "preview.html", base: "/studio/preview-assets/" });
}

/**
 * Builds the pages of the portal, the Studio, and the Studio's previews of the portal for production and remembers from what. Each page is a build of its own: the card form
 * lives on another origin, the Studio and its previews are for others, so a file that two shared would only cut the portal's own into many small ones.
 */
export async function buildPortal(root: string, logLevel: "info" | "warn" = "info"): Promise<void> {
  const from = fingerprint(root);
  const common = { configFile: join(root, "vite.config.ts"), logLevel };
  const page = (name: string) => ({ rolldownOptions: { input: join(root, "portal", name) } });
  await build({ ...common, build: page("index.html") });
  await build({ ...common, build: { ...page("vault.html"), emptyOutDir: false, copyPublicDir: false, manifest: ".vite/vault.json" } });
  for (const name of ["studio", "preview"]) await build({ configFile: join(root, `tools/pages/${name}.config.ts`), logLevel });
  sealPages(root);
  listScreens(root);
  mkdirSync(dirname(stampPath(root)), { recursive: true });
  writeFileSync(stampPath(root), from);
}
