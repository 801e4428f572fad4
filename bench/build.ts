import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { build, type PluginOption } from "vite";
import { oldestBrowsers } from "../design-system/browsers.ts";
import { shortClassNames } from "../design-system/classNames.ts";
import type { ScreenName } from "./screens.ts";

/** Size in bytes of all scripts and of all style sheets of a page, each file gzipped at level 9. */
export type Weight = { js: number; css: number };

/**
 * Build plugins that a library's documentation requires. Loaded for that screen only: ours and plain React need none of
 * them.
 */
const advised: Partial<Record<ScreenName, () => Promise<PluginOption>>> = {
  "react-aria": async () => (await import("@react-aria/optimize-locales-plugin")).default.vite({ locales: ["en-US"] }),
};

const sources = join(import.meta.dirname, "../design-system/src");

const base = ["module", "browser", "development|production"];

/** Builds the production page of one screen into `outDir`, with the same settings for all. */
export async function buildScreen(name: ScreenName, outDir: string): Promise<Weight> {
  const root = join(import.meta.dirname, "screens", name);
  await build({
    configFile: false,
    root,
    base: "./",
    logLevel: "error",
    plugins: [react(), vanillaExtractPlugin({ identifiers: shortClassNames(root, sources) }), await advised[name]?.()],
    // One copy of React for the library and the screen. Ours is built from source, as the portal builds it.
    resolve: { dedupe: ["react", "react-dom"], conditions: name === "portico" ? ["source", ...base] : base },
    css: { preprocessorOptions: { scss: { quietDeps: true } } },
    // Radix's published code has calls that preserve function names; marking them as pure lets unused code be
    // tree-shaken. The same for all.
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      cssTarget: oldestBrowsers,
      rolldownOptions: { treeshake: { manualPureFunctions: ["__name"] } },
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
  });
  return { js: weigh(outDir, ".js"), css: weigh(outDir, ".css") };
}

function weigh(folder: string, ending: string): number {
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((path) => path.endsWith(ending));
  return files.reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path)), { level: 9 }).length, 0);
}
