import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprintOf } from "../tools/fingerprint.ts";

const root = join(import.meta.dirname, "..");
/** What Storybook is made of. */
const sources = ["design-system", "portal", "content", "openapi", "rules", ".storybook", "package-lock.json"];
const ignored = /^(node_modules|dist|audit|\.vitest|CHANGELOG\.md)$/;

/** One page of the index that Storybook writes. */
export type Entry = { id: string; type: "story" | "docs"; title: string; name: string; importPath: string; exportName?: string; tags?: string[] };

/** Folder of the built Storybook: built once for everybody who looks at it, anew when its sources have changed. */
export function builtStorybook(): string {
  const folder = join(root, ".cache/storybook");
  const stamp = join(root, ".cache/storybook-build");
  const made = fingerprintOf(root, sources, ignored);
  if (existsSync(join(folder, "index.json")) && existsSync(stamp) && readFileSync(stamp, "utf8") === made) return folder;
  rmSync(stamp, { force: true });
  build(folder);
  refuseUnstyled(folder);
  writeFileSync(stamp, made);
  return folder;
}

function build(folder: string): void {
  const storybook = join(root, "node_modules/storybook/dist/bin/dispatcher.js");
  const env = { ...process.env, NODE_ENV: "production", VITEST: undefined };
  execFileSync(process.execPath, [storybook, "build", "--output-dir", folder, "--quiet", "--disable-telemetry"], { cwd: root, env, stdio: "ignore" });
}

/** One thing from each sheet of the theme: fonts, reset, colours. */
const ofTheTheme = ["@font-face", "text-size-adjust", "--p-ink:"];

/** A page without colours and fonts has fewer faults than a good one. @throws when a sheet of the theme is not in the build */
function refuseUnstyled(folder: string): void {
  const styles = globSync("assets/*.css", { cwd: folder }).map((name) => readFileSync(join(folder, name), "utf8")).join("");
  const missing = ofTheTheme.filter((sign) => !styles.includes(sign));
  if (missing.length > 0) throw new Error(`Storybook was built without ${missing.join(", ")}.`);
}

/** Every story and page of documentation of a built Storybook. */
export function entriesOf(folder: string): Entry[] {
  const index = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as { entries: Record<string, Entry> };
  return Object.values(index.entries);
}
