import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { modes } from "../design-system/src/internal/modes.ts";
import { builtStorybook, entriesOf, type Entry } from "./builtStorybook.ts";
import { globalTypes } from "./globals.ts";

const root = join(import.meta.dirname, "..");
let entries: Entry[];

beforeAll(() => {
  entries = entriesOf(builtStorybook());
}, 180_000);

test("[DSYS-03] Storybook builds, with every stories file and every documentation page", () => {
  const written = [
    "design-system/src/**/*.stories.tsx",
    "portal/src/**/*.stories.tsx",
    "content/studio/src/**/*.stories.tsx",
    "design-system/src/**/*.mdx",
  ];
  const files = written.flatMap((pattern) => globSync(pattern, { cwd: root })).map((path) => `./${path}`);
  const built = new Set(entries.map((entry) => entry.importPath));
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((path) => !built.has(path))).toEqual([]);
});

test("[DSYS-03] every screen of the portal and of the Studio has a stories file", () => {
  const folderOf = (path: string) => dirname(path);
  const screens = globSync("{portal/src/features/*/*,content/studio/src/screens/*}/*Screen.tsx", { cwd: root }).filter(
    (path) => !path.includes("/model/"),
  );
  const pictured = new Set(
    globSync("{portal/src/features,content/studio/src/screens}/**/*.stories.tsx", { cwd: root }).map(folderOf),
  );
  expect(screens.length).toBeGreaterThan(10);
  expect(screens.filter((path) => !pictured.has(folderOf(path)))).toEqual([]);
});

test("[DSYS-03] every Chromatic mode uses values that the toolbar offers", () => {
  const switches = Object.entries(globalTypes).map(
    ([name, { toolbar }]) => [name, toolbar.items.map((item) => item.value)] as const,
  );
  const offered = new Map<string, string[]>(switches);
  for (const [mode, { viewport, ...globals }] of Object.entries(modes)) {
    expect(viewport.width, mode).toBeGreaterThanOrEqual(320);
    const unknown = Object.entries(globals).filter(([name, value]) => !offered.get(name)?.includes(value));
    expect(unknown, mode).toEqual([]);
  }
});

test("[DSYS-03] the Chromatic modes cover every language in every theme on a phone and on a desktop", () => {
  const met = new Set(
    Object.values(modes).map(({ locale, theme, viewport }) => `${locale} ${theme} ${viewport.width}`),
  );
  const wanted = ["en-US", "es-US"].flatMap((locale) =>
    ["light", "dark"].flatMap((theme) => [360, 1280].map((width) => `${locale} ${theme} ${width}`)),
  );
  expect(wanted.filter((way) => !met.has(way))).toEqual([]);
});
