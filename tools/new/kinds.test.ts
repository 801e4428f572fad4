import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Linter } from "eslint";
import tseslint from "typescript-eslint";
import { describe, expect, test } from "vitest";
import { root } from "../generate/files.ts";
import { portico } from "../lint/plugin.ts";
import { joinedFiles } from "./joins.ts";
import { newFiles, type Kind } from "./kinds.ts";
import { names, title } from "./kinds.testing.ts";
import { readOrder } from "./order.ts";

const kinds: Kind[] = ["component", "flow", "module"];

describe.each(kinds)("a new %s", (kind) => {
  const files = newFiles(kind, names);

  test("has no unfilled placeholder and no empty file", () => {
    for (const [path, text] of files) {
      expect(path + text).not.toMatch(/\{\{\w+\}\}/);
      expect(text.trim()).not.toBe("");
    }
  });

  test("passes the import boundaries and naming rules", () => {
    const linter = new Linter({ cwd: root });
    const rules = {
      "portico/import-boundaries": "error",
      "portico/no-index-files": "error",
      ...(kind === "module" ? {} : { "portico/no-literal-copy": "error" }),
    };
    const config = {
      files: ["**/*.{ts,tsx}"],
      plugins: { portico },
      languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      rules,
    } as unknown as Linter.Config;
    const product = [...files].filter(([path]) => /\.tsx?$/.test(path) && !/\.(test|stories|examples)\./.test(path));
    for (const [path, text] of product)
      expect(linter.verify(text, [config], { filename: join(root, path) }), path).toEqual([]);
  });
});

test("a new component has stories, examples, tests and docs, and a module has its contract and tests", () => {
  const endings = (kind: Kind) =>
    [...newFiles(kind, names).keys()].map((path) => path.slice(path.lastIndexOf("/") + 1));
  expect(endings("component")).toEqual(
    expect.arrayContaining([
      "SampleThing.stories.tsx",
      "SampleThing.examples.tsx",
      "SampleThing.test.tsx",
      "SampleThing.docs.mdx",
      "SampleThing.accessibility.mdx",
      "index.ts",
    ]),
  );
  expect(endings("flow")).toEqual(
    expect.arrayContaining(["SampleThingScreen.tsx", "sampleThing.saga.ts", "sampleThing.flow.test.ts"]),
  );
  expect(endings("module")).toEqual(
    expect.arrayContaining([
      "sample-thing.yaml",
      "sampleThing.routes.ts",
      "sampleThing.test.ts",
      "sampleThing.domain.test.ts",
    ]),
  );
});

describe("the command line", () => {
  test.each([
    ["component"],
    ["component", "a/b"],
    ["flow", "paperless", "--en", "A", "--es", "B"],
    ["flow", "billing/paperless"],
    ["window", "x"],
  ])("%s throws an error with the usage", (...args) => {
    expect(() => readOrder(args)).toThrow("npm run new:component -- phone-number");
  });
  test("throws for a name that is not in kebab case", () =>
    expect(() => readOrder(["component", "PhoneNumber"])).toThrow("small letters with hyphens"));
  test("requires a domain, a name, and a title in both languages for a flow", () => {
    const { names: spelt, title: given } = readOrder([
      "flow",
      "billing/sin-papel",
      "--en",
      "Paperless",
      "--es",
      "Sin papel",
    ]);
    expect(spelt).toMatchObject({ domain: "billing", Name: "SinPapel", name: "sinPapel", kebab: "sin-papel" });
    expect(given).toEqual({ en: "Paperless", es: "Sin papel" });
  });
});

describe("registration", () => {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const joined = (kind: Kind) => joinedFiles(kind, read, names, title);
  const json = (text = "{}") => JSON.parse(text) as Record<string, Record<string, unknown>>;

  test("a component adds its entry point to the package and changes nothing else", () => {
    const { "./sample-thing": entryPoint, ...others } =
      json(joined("component").get("design-system/package.json"))["exports"] ?? {};
    expect(entryPoint).toMatchObject({ source: "./src/sample-thing/index.ts" });
    expect(others).toEqual(json(read("design-system/package.json"))["exports"]);
  });

  test("a flow adds its messages to its domain, and changes nothing else", () => {
    const path = "content/catalogue/copy/billing.copy.json";
    const {
      "billing.sampleThing.title": heading,
      "billing.sampleThing.screen": _screen,
      ...others
    } = json(joined("flow").get(path));
    expect(heading).toMatchObject(title);
    expect(others).toEqual(json(read(path)));
  });

  test("throws for a file whose structure has changed, instead of guessing", () => {
    expect(() => joinedFiles("module", () => "import a from 'a';\n", names, title)).toThrow(
      "backend/src/modules.ts has no",
    );
  });
});
