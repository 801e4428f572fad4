import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buildPackage } from "./build.ts";
import { componentsOf } from "./components.ts";
import { doors as entries } from "./doors.ts";
import { designTokenFiles } from "./src/theme/dtcg.ts";
import { surfaceOf } from "./surface.ts";

const root = import.meta.dirname;
const source = join(root, "src");
const doors = entries.map(({ name }) => name).filter((name) => !name.includes("/"));

/** Doors that bring a style sheet and nothing else. */
const sheetDoors = entries.filter(({ name }) => name.includes("/"));

/** Doors with nothing of their own that takes focus. */
const still = ["avatar", "badge", "feedback", "hidden", "icons", "layout", "locale", "money", "progress", "tokens"];

const filesOf = (door: string) => readdirSync(join(source, door));
const textOf = (door: string, ending: string) =>
  filesOf(door)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(source, door, name), "utf8"))
    .join("\n");

test("every component folder is a door, and nothing else is", () => {
  const shut = ["internal", "compositions"];
  expect(doors.toSorted()).toEqual(readdirSync(source).filter((name) => !shut.includes(name)).toSorted());
});

test("only a brand is a door behind another one, and it offers nothing but its style sheet", () => {
  expect(sheetDoors.map(({ name }) => name)).toEqual(["theme/community"]);
  for (const door of sheetDoors) expect(readFileSync(join(root, door.source), "utf8")).toMatch(/^\/\/.*\nimport "\.\/\w+\.css\.ts";\n\nexport \{\};\n$/);
});

test.each(doors)("[DSYS-02] %s has stories for every state, documentation, and tests that press keys and ask axe", (door) => {
  expect(textOf(door, ".examples.tsx")).not.toBe("");
  const stories = filesOf(door).filter((name) => name.endsWith(".stories.tsx"));
  expect(stories.filter((name) => !/^export const AllStates: Story/m.test(readFileSync(join(source, door, name), "utf8")))).toEqual([]);
  expect(textOf(door, ".docs.mdx")).toMatch(/^## When$/m);
  expect(textOf(door, ".accessibility.mdx")).toMatch(new RegExp(`^## Promises$[\\s\\S]*^<Proof of="${door}" />$`, "m"));
  expect(textOf(door, ".test.tsx")).toMatch(/expectGoodInEveryLook|expectNoAxeViolations/);
  if (!still.includes(door)) expect(textOf(door, ".test.tsx")).toMatch(/userEvent\.(tab|keyboard)|\.focus\(\)/);
});

test.each(doors)("[DSYS-03] every component of %s is named on its page for auditors", (door) => {
  const page = textOf(door, ".accessibility.mdx");
  // Icons say nothing, each in the same way.
  expect(componentsOf(door).filter((name) => !name.endsWith("Icon") && !new RegExp(`\\b${name}\\b`).test(page))).toEqual([]);
});

test.each(doors)("every example of %s is in the documentation or a story", (door) => {
  const examples = [...textOf(door, ".examples.tsx").matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  const shown = textOf(door, ".stories.tsx");
  expect(examples.filter((name) => !new RegExp(`\\b${name}\\b`).test(shown))).toEqual([]);
});

test("[DSYS-01 partly] every change that waits for its version has an example", () => {
  const changes = join(root, "../.changeset");
  const waiting = readdirSync(changes).filter((name) => name.endsWith(".md") && name !== "README.md");
  expect(waiting.filter((name) => !/^```\w+\n[\s\S]+^```$/m.test(readFileSync(join(changes, name), "utf8")))).toEqual([]);
});

test("the public surface changes only together with its record", async () => {
  await expect(surfaceOf(doors)).toMatchFileSnapshot("surface.snap.txt");
});

describe("style sheets", () => {
  const sheets = (readdirSync(source, { recursive: true }) as string[]).filter((path) => path.endsWith(".css.ts"));
  const rows = sheets.map((path) => ({ path, text: readFileSync(join(source, path), "utf8") }));

  test("name colors by role, never by value", () => {
    const outside = rows.filter(({ path }) => !path.startsWith("theme/"));
    expect(outside.filter(({ text }) => /#[0-9a-f]{3,8}\b|\brgb|\bhsl/i.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test("use logical properties, so that they read in both directions", () => {
    const physical = /\b(margin|padding|border)(Left|Right|Top|Bottom)\b|^\s*(left|right|top|bottom|width|height|minWidth|maxWidth|maxHeight):/m;
    expect(rows.filter(({ text }) => physical.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe("the built package", () => {
  let outDir: string;
  beforeAll(async () => {
    outDir = mkdtempSync(join(tmpdir(), "portico-design-system-"));
    // Under test React's JSX would be that of development.
    vi.stubEnv("NODE_ENV", "production");
    await buildPackage(outDir);
  }, 60_000);
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(outDir, { recursive: true, force: true });
  });

  const written = (ending: string) => (readdirSync(outDir, { recursive: true }) as string[]).filter((path) => path.endsWith(ending));
  const read = (path: string) => readFileSync(join(outDir, path), "utf8");
  const facesIn = (path: string) => [...read(path).matchAll(/url\(([^)]+)\)/g)].map(([, url = ""]) => join(dirname(path), url.replaceAll(/^"|"$/g, "")));

  test("[DSYS-01] has every module that its doors name, and its own typeface", () => {
    expect(entries.filter(({ module }) => !existsSync(join(outDir, module)))).toEqual([]);
    const face = "assets/atkinson-hyperlegible-next-latin-wght-normal.woff2";
    expect(["styles.css", "styles/theme/fonts.css"].map(facesIn)).toEqual([[face], [face]]);
    expect(existsSync(join(outDir, face))).toBe(true);
  });

  test("[DSYS-01] the community brand comes with its own door alone, and with the one style sheet of all", () => {
    const wearing = written(".css").filter((path) => /data-site="?community/.test(read(path)));
    expect(wearing.toSorted()).toEqual(["styles.css", "styles/theme/community.css"]);
    expect(read("theme/community.js")).toContain("community.css");
  });

  test("[DSYS-01] every style sheet comes with the module that needs it", () => {
    const sheets = written(".css").filter((path) => path.startsWith("styles/"));
    const imported = written(".js").flatMap((path) => [...read(path).matchAll(/^import "([^"]+\.css)"/gm)].map(([, sheet = ""]) => join(dirname(path), sheet)));
    expect(sheets.length).toBeGreaterThan(20);
    expect([...new Set(imported)].toSorted()).toEqual(sheets.toSorted());
  });

  test("[DSYS-01] leaves React and Radix to those who use it", () => {
    const packages = written(".js").flatMap((path) => [...read(path).matchAll(/from "([^."][^"]*)"/g)].map(([, name]) => name));
    expect([...new Set(packages)].toSorted()).toEqual(["@radix-ui/react-dialog", "@radix-ui/react-tabs", "react", "react-dom", "react/jsx-runtime"]);
  });

  test("[DSYS-01] has the tokens as custom properties and for design tools", () => {
    expect(read("tokens.css")).toContain("--p-color-sea34: #0b5a61;");
    const files = written(".tokens.json");
    expect(files.length).toBe(Object.keys(designTokenFiles()).length);
    expect(JSON.parse(read("tokens/components.tokens.json"))).toMatchObject({ component: { "button-radius": { $value: "{radius.full}" } } });
  });
});
