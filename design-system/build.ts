import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { designTokenFiles } from "./src/theme/dtcg.ts";
import { tokensCss } from "./src/theme/tokensCss.ts";

/**
 * Builds the package into `outDir`: modules with their styles, one `styles.css`, the tokens as custom properties and as
 * design-tool files, and the typeface. `tsc` writes the types.
 */
export async function buildPackage(outDir: string): Promise<void> {
  const configFile = join(import.meta.dirname, "vite.config.ts");
  const all = join(outDir, "all");
  const assetFileNames = ({ names }: { names: string[] }) =>
    names[0]?.endsWith(".css") ? "styles.css" : "assets/[name][extname]";
  // Build the style sheet first; only its file is kept.
  await build({
    configFile,
    logLevel: "error",
    build: {
      outDir,
      emptyOutDir: true,
      cssCodeSplit: false,
      rolldownOptions: { output: { assetFileNames, entryFileNames: "all/[name].js" } },
    },
  });
  rmSync(all, { recursive: true });
  await build({ configFile, logLevel: "error", build: { outDir, emptyOutDir: false } });
  mkdirSync(join(outDir, "tokens"), { recursive: true });
  writeFileSync(join(outDir, "tokens.css"), tokensCss());
  for (const [name, tokens] of Object.entries(designTokenFiles()))
    writeFileSync(join(outDir, "tokens", name), `${JSON.stringify(tokens, null, 2)}\n`);
}

if (import.meta.main) {
  // Force production, whatever NODE_ENV is: the package must not contain the development JSX runtime.
  process.env["NODE_ENV"] = "production";
  await buildPackage(join(import.meta.dirname, "dist"));
}
