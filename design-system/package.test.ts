import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { doors as entries } from "./doors.ts";
import { surfaceOf } from "./surface.ts";

const root = import.meta.dirname;
const source = join(root, "src");
const doors = entries.map(({ name }) => name);

/** Doors with nothing of their own that takes focus. */
const still = ["badge", "feedback", "hidden", "icons", "layout", "locale", "money", "table"];

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

test.each(doors)("[DSYS-02] %s has stories for every state, documentation, and tests that press keys and ask axe", (door) => {
  expect(textOf(door, ".examples.tsx")).not.toBe("");
  expect(textOf(door, ".stories.tsx")).toMatch(/^export const AllStates: Story/m);
  expect(textOf(door, ".docs.mdx")).toMatch(/^## When$/m);
  expect(textOf(door, ".accessibility.mdx")).toMatch(new RegExp(`^## Promises$[\\s\\S]*^<Proof of="${door}" />$`, "m"));
  expect(textOf(door, ".test.tsx")).toMatch(/expectGoodInEveryLook|expectNoAxeViolations/);
  if (!still.includes(door)) expect(textOf(door, ".test.tsx")).toMatch(/userEvent\.(tab|keyboard)|\.focus\(\)/);
});

test.each(doors)("every example of %s is in the documentation or a story", (door) => {
  const examples = [...textOf(door, ".examples.tsx").matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  const shown = textOf(door, ".stories.tsx");
  expect(examples.filter((name) => !new RegExp(`\\b${name}\\b`).test(shown))).toEqual([]);
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
  beforeAll(() => {
    outDir = mkdtempSync(join(tmpdir(), "portico-design-system-"));
    const vite = join(root, "../node_modules/vite/bin/vite.js");
    execFileSync(process.execPath, [vite, "build", "--outDir", outDir, "--emptyOutDir", "--logLevel", "error"], { cwd: root, env: { ...process.env, NODE_ENV: "production" } });
  });
  afterAll(() => rmSync(outDir, { recursive: true, force: true }));

  test("[DSYS-01 partly] has every module that its doors name, one style sheet and its own typeface", () => {
    expect(entries.filter(({ module }) => !existsSync(join(outDir, module)))).toEqual([]);
    const styles = readFileSync(join(outDir, "styles.css"), "utf8");
    const faces = [...styles.matchAll(/url\(([^)]+)\)/g)].map(([, url = ""]) => url.replaceAll(/^"|"$/g, ""));
    expect(faces).toEqual(["./assets/atkinson-hyperlegible-next-latin-wght-normal.woff2"]);
    expect(existsSync(join(outDir, faces[0] ?? ""))).toBe(true);
  });

  test("[DSYS-01 partly] leaves React and Radix to those who use it", () => {
    const modules = (readdirSync(outDir, { recursive: true }) as string[]).filter((path) => path.endsWith(".js"));
    const packages = modules.flatMap((path) => [...readFileSync(join(outDir, path), "utf8").matchAll(/from "([^."][^"]*)"/g)].map(([, name]) => name));
    expect([...new Set(packages)].toSorted()).toEqual(["@radix-ui/react-dialog", "react", "react/jsx-runtime"]);
  });
});
