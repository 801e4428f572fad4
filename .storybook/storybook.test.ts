import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { modes } from "../design-system/src/internal/modes.ts";
import { globalTypes } from "./globals.ts";

const root = join(import.meta.dirname, "..");
type Entry = { type: "story" | "docs"; importPath: string; name: string; title: string };
let output: string;
let entries: Entry[];

beforeAll(() => {
  output = mkdtempSync(join(tmpdir(), "portico-storybook-"));
  const storybook = join(root, "node_modules/storybook/dist/bin/dispatcher.js");
  execFileSync(process.execPath, [storybook, "build", "--output-dir", output, "--quiet", "--disable-telemetry"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", VITEST: undefined },
    stdio: "ignore",
  });
  const index = JSON.parse(readFileSync(join(output, "index.json"), "utf8")) as { entries: Record<string, Entry> };
  entries = Object.values(index.entries);
}, 180_000);

afterAll(() => rmSync(output, { recursive: true, force: true }));

test("[DSYS-03] Storybook builds, with every stories file and every page of documentation", () => {
  const written = ["design-system/src/**/*.stories.tsx", "portal/src/**/*.stories.tsx", "design-system/src/**/*.mdx"];
  const files = written.flatMap((pattern) => globSync(pattern, { cwd: root })).map((path) => `./${path}`);
  const built = new Set(entries.map((entry) => entry.importPath));
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((path) => !built.has(path))).toEqual([]);
});

test("[DSYS-03] every screen of the portal has stories beside it", () => {
  const folderOf = (path: string) => dirname(path);
  const screens = globSync("portal/src/features/*/*/*Screen.tsx", { cwd: root }).filter((path) => !path.includes("/model/"));
  const pictured = new Set(globSync("portal/src/features/**/*.stories.tsx", { cwd: root }).map(folderOf));
  expect(screens.length).toBeGreaterThan(10);
  expect(screens.filter((path) => !pictured.has(folderOf(path)))).toEqual([]);
});

test("[DSYS-03] the ways in which Chromatic pictures a story are switches that the toolbar has", () => {
  const switches = Object.entries(globalTypes).map(([name, { toolbar }]) => [name, toolbar.items.map((item) => item.value)] as const);
  const offered = new Map<string, string[]>(switches);
  for (const [mode, { viewport, ...globals }] of Object.entries(modes)) {
    expect(viewport.width, mode).toBeGreaterThanOrEqual(320);
    const unknown = Object.entries(globals).filter(([name, value]) => !offered.get(name)?.includes(value));
    expect(unknown, mode).toEqual([]);
  }
});
