import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { designTokenFiles } from "./src/theme/dtcg.ts";
import { tokensCss } from "./src/theme/tokensCss.ts";

/**
 * Writes the package into `outDir`: modules with their styles beside them, `styles.css` with all of them, the tokens as custom
 * properties and for design tools, the typeface. Types come from `tsc`.
 */
export async function buildPackage(outDir: string): Promise<void> {
  const configFile = join(import.meta.dirname, "vite.config.ts");
  const all = join(outDir, "all");
  const assetFileNames = ({ names }: { names: string[] }) => (names[0]?.endsWith(".css") ? "styles.css" : "assets/[name][extname]");
  // First the one style sheet: only its file is kept.
  await build({ configFile, logLevel: "error", build: { outDir, emptyOutDir: true, cssCodeSplit: false, rolldownOptions: { output: { assetFileNames, entryFileNames: "all/[name].js" } } } });
  rmSync(all, { recursive: true });
  await build({ configFile, logLevel: "error", build: { outDir, emptyOutDir: false } });
  mkdirSync(join(outDir, "tokens"), { recursive: true });
  writeFileSync(join(outDir, "tokens.css"), tokensCss());
  for (const [name, tokens] of Object.entries(designTokenFiles())) writeFileSync(join(outDir, "tokens", name), `${JSON.stringify(tokens, null, 2)}\n`);
}

if (import.meta.main) {
  // Whoever packs it: the package never carries the JSX of development.
  process.env["NODE_ENV"] = "production";
  await buildPackage(join(import.meta.dirname, "dist"));
}
