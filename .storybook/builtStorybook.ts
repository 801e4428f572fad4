import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprintOf } from "../tools/fingerprint.ts";

const root = join(import.meta.dirname, "..");
/** The inputs of the Storybook build. */
const sources = ["design-system", "portal", "content", "openapi", "rules", ".storybook", "package-lock.json"];
const ignored = /^(node_modules|dist|audit|\.vitest|CHANGELOG\.md)$/;

/** One entry of Storybook's index file. */
export type Entry = {
  id: string;
  type: "story" | "docs";
  title: string;
  name: string;
  importPath: string;
  exportName?: string;
  tags?: string[];
};

/** Folder of the built Storybook: built once and shared, rebuilt when its sources change. */
export function builtStorybook(): string {
  const folder = join(root, ".cache/storybook");
  const stamp = join(root, ".cache/storybook-build");
  const made = fingerprintOf(root, sources, ignored);
  if (existsSync(join(folder, "index.json")) && existsSync(stamp) && readFileSync(stamp, "utf8") === made)
    return folder;
  rmSync(stamp, { force: true });
  build(folder);
  requireThemeStyles(folder);
  writeFileSync(stamp, made);
  return folder;
}

function build(folder: string): void {
  const storybook = join(root, "node_modules/storybook/dist/bin/dispatcher.js");
  const env = { ...process.env, NODE_ENV: "production", VITEST: undefined };
  execFileSync(process.execPath, [storybook, "build", "--output-dir", folder, "--quiet", "--disable-telemetry"], {
    cwd: root,
    env,
    stdio: "ignore",
  });
}

/** One marker for each style sheet of the theme: fonts, reset, colours. */
const themeRules = ["@font-face", "text-size-adjust", "--p-ink:"];

/**
 * Checks that the theme's styles are in the build: an unstyled page has fewer violations than a styled one. @throws
 * when a style sheet is missing
 */
function requireThemeStyles(folder: string): void {
  const styles = globSync("assets/*.css", { cwd: folder })
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("");
  const missing = themeRules.filter((sign) => !styles.includes(sign));
  if (missing.length > 0) throw new Error(`Storybook was built without ${missing.join(", ")}.`);
}

/** Every story and documentation page of a built Storybook. */
export function entriesOf(folder: string): Entry[] {
  const index = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as { entries: Record<string, Entry> };
  return Object.values(index.entries);
}
