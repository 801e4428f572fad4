import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buildPackage } from "./build.ts";
import { componentsOf } from "./components.ts";
import { entryPoints as entries } from "./entryPoints.ts";
import { designTokenFiles } from "./src/theme/dtcg.ts";
import { surfaceOf } from "./surface.ts";

const root = import.meta.dirname;
const source = join(root, "src");
const components = entries.map(({ name }) => name).filter((name) => !name.includes("/"));

/** Entry points that only load a style sheet. */
const styleEntryPoints = entries.filter(({ name }) => name.includes("/"));

/** Components without a focusable element of their own. */
const notInteractive = [
  "avatar",
  "badge",
  "feedback",
  "hidden",
  "icons",
  "layout",
  "locale",
  "money",
  "progress",
  "tokens",
];

const filesOf = (component: string) => readdirSync(join(source, component));
const textOf = (component: string, ending: string) =>
  filesOf(component)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(source, component, name), "utf8"))
    .join("\n");

test("every component folder is an entry point, and nothing else is", () => {
  const privateFolders = ["internal", "compositions"];
  expect(components.toSorted()).toEqual(
    readdirSync(source)
      .filter((name) => !privateFolders.includes(name))
      .toSorted(),
  );
});

test("the only nested entry point is a brand, and it exports nothing but its style sheet", () => {
  expect(styleEntryPoints.map(({ name }) => name)).toEqual(["theme/community"]);
  for (const component of styleEntryPoints)
    expect(readFileSync(join(root, component.source), "utf8")).toMatch(
      /^\/\/.*\nimport "\.\/\w+\.css\.ts";\n\nexport \{\};\n$/,
    );
});

test.each(components)(
  "[DSYS-02] %s has stories for every state, documentation, and tests with key presses and axe",
  (component) => {
    expect(textOf(component, ".examples.tsx")).not.toBe("");
    const stories = filesOf(component).filter((name) => name.endsWith(".stories.tsx"));
    expect(
      stories.filter(
        (name) => !/^export const AllStates: Story/m.test(readFileSync(join(source, component, name), "utf8")),
      ),
    ).toEqual([]);
    expect(textOf(component, ".docs.mdx")).toMatch(/^## When$/m);
    expect(textOf(component, ".accessibility.mdx")).toMatch(
      new RegExp(`^## Promises$[\\s\\S]*^<TestTitles of="${component}" />$`, "m"),
    );
    expect(textOf(component, ".test.tsx")).toMatch(/expectAccessibleInEveryMode|expectNoAxeViolations/);
    if (!notInteractive.includes(component))
      expect(textOf(component, ".test.tsx")).toMatch(/userEvent\.(tab|keyboard)|\.focus\(\)/);
  },
);

test.each(components)("[DSYS-03] every component of %s is named on its accessibility page", (component) => {
  const page = textOf(component, ".accessibility.mdx");
  // All icons have the same accessibility documentation.
  expect(
    componentsOf(component).filter((name) => !name.endsWith("Icon") && !new RegExp(`\\b${name}\\b`).test(page)),
  ).toEqual([]);
});

test.each(components)("every example of %s is in the documentation or a story", (component) => {
  const examples = [...textOf(component, ".examples.tsx").matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  const shown = textOf(component, ".stories.tsx");
  expect(examples.filter((name) => !new RegExp(`\\b${name}\\b`).test(shown))).toEqual([]);
});

test("[DSYS-01 partly] every changeset has an example", () => {
  const changes = join(root, "../.changeset");
  const waiting = readdirSync(changes).filter((name) => name.endsWith(".md") && name !== "README.md");
  expect(waiting.filter((name) => !/^```\w+\n[\s\S]+^```$/m.test(readFileSync(join(changes, name), "utf8")))).toEqual(
    [],
  );
});

test("the public API matches its recorded snapshot", async () => {
  await expect(surfaceOf(components)).toMatchFileSnapshot("surface.snap.txt");
});

describe("style sheets", () => {
  const sheets = (readdirSync(source, { recursive: true }) as string[]).filter((path) => path.endsWith(".css.ts"));
  const rows = sheets.map((path) => ({ path, text: readFileSync(join(source, path), "utf8") }));

  test("name colors by role, never by value", () => {
    const outside = rows.filter(({ path }) => !path.startsWith("theme/"));
    expect(outside.filter(({ text }) => /#[0-9a-f]{3,8}\b|\brgb|\bhsl/i.test(text)).map(({ path }) => path)).toEqual(
      [],
    );
  });

  test("use logical properties, so that they work right to left", () => {
    const physical =
      /\b(margin|padding|border)(Left|Right|Top|Bottom)\b|^\s*(left|right|top|bottom|width|height|minWidth|maxWidth|maxHeight):/m;
    expect(rows.filter(({ text }) => physical.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe("the built package", () => {
  let outDir: string;
  beforeAll(async () => {
    outDir = mkdtempSync(join(tmpdir(), "portico-design-system-"));
    // Vitest sets NODE_ENV to "test", which would select React's development JSX runtime.
    vi.stubEnv("NODE_ENV", "production");
    await buildPackage(outDir);
  }, 60_000);
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(outDir, { recursive: true, force: true });
  });

  const written = (ending: string) =>
    (readdirSync(outDir, { recursive: true }) as string[]).filter((path) => path.endsWith(ending));
  const read = (path: string) => readFileSync(join(outDir, path), "utf8");
  const facesIn = (path: string) =>
    [...read(path).matchAll(/url\(([^)]+)\)/g)]
      .map(([, url = ""]) => join(dirname(path), url.replaceAll(/^"|"$/g, "")))
      .toSorted();

  test("[DSYS-01] has a module for every entry point, and its own typeface", () => {
    expect(entries.filter(({ module }) => !existsSync(join(outDir, module)))).toEqual([]);
    const faces = ["assets/atkinson-hyperlegible-next-latin-wght-normal.woff2", "assets/zero.woff2"];
    expect(["styles.css", "styles/theme/fonts.css"].map(facesIn)).toEqual([faces, faces]);
    expect(faces.filter((face) => !existsSync(join(outDir, face)))).toEqual([]);
  });

  test("[DSYS-01] the community brand is only in its own entry point and in styles.css", () => {
    const withCommunityBrand = written(".css").filter((path) => /data-site="?community/.test(read(path)));
    expect(withCommunityBrand.toSorted()).toEqual(["styles.css", "styles/theme/community.css"]);
    expect(read("theme/community.js")).toContain("community.css");
  });

  test("[DSYS-01] every style sheet is imported by the module that needs it", () => {
    const sheets = written(".css").filter((path) => path.startsWith("styles/"));
    const imported = written(".js").flatMap((path) =>
      [...read(path).matchAll(/^import "([^"]+\.css)"/gm)].map(([, sheet = ""]) => join(dirname(path), sheet)),
    );
    expect(sheets.length).toBeGreaterThan(20);
    expect([...new Set(imported)].toSorted()).toEqual(sheets.toSorted());
  });

  test("[DSYS-01] imports React and Radix and does not bundle them", () => {
    const packages = written(".js").flatMap((path) =>
      [...read(path).matchAll(/from "([^."][^"]*)"/g)].map(([, name]) => name),
    );
    expect([...new Set(packages)].toSorted()).toEqual([
      "@radix-ui/react-dialog",
      "@radix-ui/react-tabs",
      "react",
      "react-dom",
      "react/jsx-runtime",
    ]);
  });

  test("[DSYS-01] has the tokens as custom properties and for design tools", () => {
    expect(read("tokens.css")).toContain("--p-color-sea34: #0b5a61;");
    const files = written(".tokens.json");
    expect(files.length).toBe(Object.keys(designTokenFiles()).length);
    expect(JSON.parse(read("tokens/components.tokens.json"))).toMatchObject({
      component: { "button-radius": { $value: "{radius.full}" } },
    });
  });
});
