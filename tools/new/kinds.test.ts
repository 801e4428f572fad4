import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Linter } from "eslint";
import ts from "typescript";
import tseslint from "typescript-eslint";
import { describe, expect, test } from "vitest";
import { root } from "../generate/files.ts";
import { restTypes } from "../generate/rest.ts";
import { portico } from "../lint/plugin.ts";
import { joinedFiles } from "./joins.ts";
import { newFiles, type Kind } from "./kinds.ts";
import { spell, type Names } from "./names.ts";
import { readOrder } from "./order.ts";

const names = spell("sample-thing", "billing");
const title = { en: "Sample", es: "Muestra" };
const kinds: Kind[] = ["component", "flow", "module"];

/**
 * The types that a new module's contract and a new flow's messages would generate, without touching the project's
 * files.
 */
async function generatedFor(
  kind: Kind,
  files: Map<string, string>,
  { domain, name, kebab }: Names,
): Promise<[string, string][]> {
  if (kind === "flow") {
    const keys = ["screen", "title"].map(
      (part) => `"${domain}.${name}.${part}": { args: Record<never, never>; tags: never };`,
    );
    return [
      [
        "portal/src/sampleCopy.d.ts",
        `import "@portico/catalogue/contract";\ndeclare module "@portico/catalogue/contract" { interface CopyContract { ${keys.join(" ")} } }`,
      ],
    ];
  }
  if (kind !== "module") return [];
  const copy = mkdtempSync(join(tmpdir(), "portico-new-"));
  cpSync(join(root, "openapi"), join(copy, "openapi"), { recursive: true });
  writeFileSync(join(copy, `openapi/${kebab}.yaml`), files.get(`openapi/${kebab}.yaml`) ?? "");
  const types = await restTypes(`openapi/${kebab}.yaml`, copy);
  rmSync(copy, { recursive: true });
  return [[`node_modules/@portico/openapi/generated/${kebab}.ts`, types]];
}

/** Cache of parsed source files, shared by all kinds. */
const readFiles = new Map<string, ts.SourceFile | undefined>();

/** Type-checks files that are not on disk together with the project that they would belong to. */
function faults(packageFolder: string, files: Map<string, string>): string[] {
  const laid = new Map([...files].map(([path, text]) => [join(root, path), text]));
  const folders = new Set([...laid.keys()].map(dirname));
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, packageFolder, "tsconfig.json"),
    { noEmit: true, composite: false, incremental: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  const options = {
    ...config?.options,
    noEmit: true,
    composite: false,
    incremental: false,
    emitDeclarationOnly: false,
    declaration: false,
    rootDir: root,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, directoryExists } = host;
  host.fileExists = (path) => laid.has(path) || fileExists(path);
  host.readFile = (path) => laid.get(path) ?? readFile(path);
  host.directoryExists = (path) => folders.has(path) || (directoryExists?.(path) ?? false);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (path, language) => {
    const text = laid.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, language);
    const name = `${path} ${JSON.stringify(language)}`;
    if (!readFiles.has(name)) readFiles.set(name, getSourceFile(path, language));
    return readFiles.get(name);
  };
  const sources = [...laid.keys()].filter((path) => /\.tsx?$/.test(path));
  // Only the new files and their imports are checked; the rest of the project is checked elsewhere.
  const ambient = (config?.fileNames ?? []).filter((path) => path.endsWith(".d.ts"));
  const program = ts.createProgram([...ambient, ...sources], options, host);
  return sources.flatMap((path) => {
    const file = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return found.map(
      ({ messageText }) => `${path.slice(root.length + 1)}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
    );
  });
}

const packageFolders: Record<Kind, string> = { component: "design-system", flow: "portal", module: "backend" };

describe.each(kinds)("a new %s", (kind) => {
  const files = newFiles(kind, names);

  test("has no unfilled placeholder and no empty file", () => {
    for (const [path, text] of files) {
      expect(path + text).not.toMatch(/\{\{\w+\}\}/);
      expect(text.trim()).not.toBe("");
    }
  });

  test("type-checks in its place", { timeout: 120_000 }, async () => {
    const more = await generatedFor(kind, files, names);
    const joined = joinedFiles(kind, (path) => readFileSync(join(root, path), "utf8"), names, title);
    expect(faults(packageFolders[kind], new Map([...files, ...joined, ...more]))).toEqual([]);
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
