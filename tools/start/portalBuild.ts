import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { fingerprintOf } from "../fingerprint.ts";
import { integrityOf, sealPage, writeInventory } from "./integrity.ts";

/** The sources of the pages. */
const sources = [
  "design-system",
  "portal",
  "content",
  "openapi",
  "rules",
  "vite.config.ts",
  "tools/pages",
  "package-lock.json",
];
const notSources = /^(node_modules|dist|\.vitest|CHANGELOG\.md)$|\.(test|stories|examples)\.tsx?$|\.mdx$/;

const stamp = ".cache/portal-build";
const stampPath = (root: string) => join(root, stamp);

/** A fingerprint of every source of the pages. */
export const fingerprint = (root: string): string => fingerprintOf(root, sources, notSources);

/** Whether the build on disk was made from the sources as they are now. */
export function isBuilt(root: string): boolean {
  const made = [
    "portal/dist/index.html",
    "portal/dist/offline.html",
    "content/studio/dist/index.html",
    "content/studio/dist/preview-assets/preview.html",
    stamp,
  ].every((path) => existsSync(join(root, path)));
  return made && readFileSync(stampPath(root), "utf8") === fingerprint(root);
}

type Table = { routes: readonly { path: string }[]; redirects: readonly { from: string }[] };

/** The paths that have a screen, for the server: it answers every other path with 404 and the not-found page. */
async function listScreens(root: string): Promise<void> {
  const { routes, redirects } = (await import(pathToFileURL(join(root, "portal/src/app/routes.ts")).href)) as Table;
  const paths = [...routes.map(({ path }) => path), ...redirects.map(({ from }) => from)];
  writeFileSync(join(root, "portal/dist/.vite/screens.json"), JSON.stringify(paths));
}

/** Its own files begin with this name, by which the worker knows them; the typeface is the portal's. */
const offlineFileName = ({ names }: { names: string[] }) =>
  names.some((name) => name.endsWith(".css")) ? "assets/offline-[hash:7][extname]" : "assets/[hash:7][extname]";

const workerFile = "offline-worker.js";

/**
 * Names the release in the offline worker, by the hash of the page that it stores: a browser that finds another script
 * stores the page of the new release. @returns the integrity hash of the worker's script
 */
function nameRelease(portal: string): string {
  const [path, page] = [join(portal, workerFile), join(portal, "offline.html")];
  const script = readFileSync(path, "utf8").replace("__OFFLINE_VERSION__", integrityOf(page));
  writeFileSync(path, script);
  return integrityOf(path);
}

/** From here on only scripts that match their integrity hash run. */
function sealPages(root: string): void {
  const portal = join(root, "portal/dist");
  const [portalPage, cardForm] = ["index.html", "vault.html"].map((page) =>
    sealPage({ dist: portal, page, base: "/" }),
  );
  const offlinePage = sealPage({ dist: portal, page: "offline.html", base: "/", isOneScript: true });
  const worker = nameRelease(portal);
  writeInventory(
    portal,
    {
      portal: portalPage ?? new Map(),
      "card form": cardForm ?? new Map(),
      offline: offlinePage,
      "offline worker": new Map([[`/${workerFile}`, worker]]),
    },
    [".vite/manifest.json", ".vite/vault.json", ".vite/offline.json", ".vite/worker.json"],
  );
  const studio = join(root, "content/studio/dist");
  sealPage({ dist: studio, page: "index.html", base: "/studio/" });
  sealPage({ dist: join(studio, "preview-assets"), page: "preview.html", base: "/studio/preview-assets/" });
}

/**
 * Builds the pages of the portal, the Studio, and the Studio's previews of the portal for production, and stores the
 * fingerprint of their sources. Each page is a separate build: the card form is on another origin, and the Studio and
 * its previews have other users, so shared chunks would only split the portal's own files into many small ones.
 */
export async function buildPortal(root: string, logLevel: "info" | "warn" = "info"): Promise<void> {
  const from = fingerprint(root);
  const common = { configFile: join(root, "vite.config.ts"), logLevel };
  const page = (name: string) => ({ rolldownOptions: { input: join(root, "portal", name) } });
  await build({ ...common, build: page("index.html") });
  await build({
    ...common,
    build: { ...page("vault.html"), emptyOutDir: false, copyPublicDir: false, manifest: ".vite/vault.json" },
  });
  const beside = { emptyOutDir: false, copyPublicDir: false };
  const offline = {
    input: join(root, "portal/offline.html"),
    output: { assetFileNames: offlineFileName, codeSplitting: false },
  };
  await build({ ...common, build: { rolldownOptions: offline, ...beside, manifest: ".vite/offline.json" } });
  const worker = { input: join(root, "portal/src/offline/worker.ts"), output: { entryFileNames: workerFile } };
  await build({ ...common, build: { rolldownOptions: worker, ...beside, manifest: ".vite/worker.json" } });
  for (const name of ["studio", "preview"])
    await build({ configFile: join(root, `tools/pages/${name}.config.ts`), logLevel });
  sealPages(root);
  await listScreens(root);
  mkdirSync(dirname(stampPath(root)), { recursive: true });
  writeFileSync(stampPath(root), from);
}
