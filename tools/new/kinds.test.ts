import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Linter } from "eslint";
import ts from "typescript";
import tseslint from "typescript-eslint";
import { describe, expect, test } from "vitest";
import { root } from "../generate/files.ts";
import { restTypes } from "../generate/rest.ts";
import { house } from "../lint/plugin.ts";
import { joinedFiles } from "./joins.ts";
import { newFiles, type Kind } from "./kinds.ts";
import { spell, type Names } from "./names.ts";
import { readOrder } from "./order.ts";

const names = spell("sample-thing", "billing");
const title = { en: "Sample", es: "Muestra" };
const kinds: Kind[] = ["component", "flow", "module"];

/** What a new module's contract and a new flow's words give to the types, without touching the project's own files. */
async function generatedFor(kind: Kind, files: Map<string, string>, { domain, name, kebab }: Names): Promise<[string, string][]> {
  if (kind === "flow") {
    const keys = ["screen", "title"].map((part) => `"${domain}.${name}.${part}": { args: Record<never, never>; tags: never };`);
    return [["portal/src/sampleCopy.d.ts", `import "@portico/catalogue/contract";\ndeclare module "@portico/catalogue/contract" { interface CopyContract { ${keys.join(" ")} } }`]];
  }
  if (kind !== "module") return [];
  const copy = mkdtempSync(join(tmpdir(), "portico-new-"));
  cpSync(join(root, "openapi"), join(copy, "openapi"), { recursive: true });
  writeFileSync(join(copy, `openapi/${kebab}.yaml`), files.get(`openapi/${kebab}.yaml`) ?? "");
  const types = await restTypes(`openapi/${kebab}.yaml`, copy);
  rmSync(copy, { recursive: true });
  return [[`node_modules/@portico/openapi/generated/${kebab}.ts`, types]];
}

/** What was read for one kind is read for all. */
const readFiles = new Map<string, ts.SourceFile | undefined>();

/** Type-checks files that are not on disk together with the project that they would be part of. */
function faults(room: string, files: Map<string, string>): string[] {
  const laid = new Map([...files].map(([path, text]) => [join(root, path), text]));
  const folders = new Set([...laid.keys()].map(dirname));
  const config = ts.getParsedCommandLineOfConfigFile(join(root, room, "tsconfig.json"), { noEmit: true, composite: false, incremental: false }, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined });
  const options = { ...config?.options, noEmit: true, composite: false, incremental: false, emitDeclarationOnly: false, declaration: false, rootDir: root };
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
  // What they import is read with them; what nobody of them imports is checked elsewhere.
  const ambient = (config?.fileNames ?? []).filter((path) => path.endsWith(".d.ts"));
  const program = ts.createProgram([...ambient, ...sources], options, host);
  return sources.flatMap((path) => {
    const file = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return found.map(({ messageText }) => `${path.slice(root.length + 1)}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`);
  });
}

const rooms: Record<Kind, string> = { component: "design-system", flow: "portal", module: "backend" };

describe.each(kinds)("a new %s", (kind) => {
  const files = newFiles(kind, names);

  test("has no placeholder left and no file that says nothing", () => {
    for (const [path, text] of files) {
      expect(path + text).not.toMatch(/\{\{\w+\}\}/);
      expect(text.trim()).not.toBe("");
    }
  });

  test("type-checks in its place", { timeout: 120_000 }, async () => {
    const more = await generatedFor(kind, files, names);
    const joined = joinedFiles(kind, (path) => readFileSync(join(root, path), "utf8"), names, title);
    expect(faults(rooms[kind], new Map([...files, ...joined, ...more]))).toEqual([]);
  });

  test("keeps the law of the house", () => {
    const linter = new Linter({ cwd: root });
    const rules = { "house/import-law": "error", "house/no-index-files": "error", ...(kind === "module" ? {} : { "house/no-bare-words": "error" }) };
    const config = { files: ["**/*.{ts,tsx}"], plugins: { house }, languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } }, rules } as unknown as Linter.Config;
    const product = [...files].filter(([path]) => /\.tsx?$/.test(path) && !/\.(test|stories|examples)\./.test(path));
    for (const [path, text] of product) expect(linter.verify(text, [config], { filename: join(root, path) }), path).toEqual([]);
  });
});

test("a new component carries story, examples, test and docs, and a module carries its contract and tests", () => {
  const endings = (kind: Kind) => [...newFiles(kind, names).keys()].map((path) => path.slice(path.lastIndexOf("/") + 1));
  expect(endings("component")).toEqual(expect.arrayContaining(["SampleThing.stories.tsx", "SampleThing.examples.tsx", "SampleThing.test.tsx", "SampleThing.docs.mdx", "SampleThing.accessibility.mdx", "index.ts"]));
  expect(endings("flow")).toEqual(expect.arrayContaining(["SampleThingScreen.tsx", "sampleThing.saga.ts", "sampleThing.flow.test.ts"]));
  expect(endings("module")).toEqual(expect.arrayContaining(["sample-thing.yaml", "sampleThing.routes.ts", "sampleThing.test.ts", "sampleThing.domain.test.ts"]));
});

describe("what the command line may say", () => {
  test.each([["component"], ["component", "a/b"], ["flow", "paperless", "--en", "A", "--es", "B"], ["flow", "billing/paperless"], ["window", "x"]])("%s is answered with the usage", (...args) => {
    expect(() => readOrder(args)).toThrow("npm run new:component -- phone-number");
  });
  test("a name in another spelling is refused", () => expect(() => readOrder(["component", "PhoneNumber"])).toThrow("small letters with hyphens"));
  test("a flow has a domain, a name, and its words in both languages", () => {
    const { names: spelt, title: given } = readOrder(["flow", "billing/sin-papel", "--en", "Paperless", "--es", "Sin papel"]);
    expect(spelt).toMatchObject({ domain: "billing", Name: "SinPapel", name: "sinPapel", kebab: "sin-papel" });
    expect(given).toEqual({ en: "Paperless", es: "Sin papel" });
  });
});

describe("what a new thing joins", () => {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const joined = (kind: Kind) => joinedFiles(kind, read, names, title);
  const json = (text = "{}") => JSON.parse(text) as Record<string, Record<string, unknown>>;

  test("a component: the doors of the package, and no other changes", () => {
    const { "./sample-thing": door, ...others } = json(joined("component").get("design-system/package.json"))["exports"] ?? {};
    expect(door).toMatchObject({ source: "./src/sample-thing/index.ts" });
    expect(others).toEqual(json(read("design-system/package.json"))["exports"]);
  });

  test("a flow: the words of its domain, and no other changes", () => {
    const path = "content/catalogue/copy/billing.copy.json";
    const { "billing.sampleThing.title": heading, "billing.sampleThing.screen": _screen, ...others } = json(joined("flow").get(path));
    expect(heading).toMatchObject(title);
    expect(others).toEqual(json(read(path)));
  });

  test("a file that has changed its form is named, not guessed at", () => {
    expect(() => joinedFiles("module", () => "import a from 'a';\n", names, title)).toThrow("backend/src/modules.ts has no");
  });
});
