import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import ts from "typescript";
import { root } from "../generate/files.ts";
import { restTypes } from "../generate/rest.ts";
import { joinedFiles } from "./joins.ts";
import { newFiles, type Kind } from "./kinds.ts";
import { spell, type Names } from "./names.ts";

export const names = spell("sample-thing", "billing");
export const title = { en: "Sample", es: "Muestra" };

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
function errors(packageFolder: string, files: Map<string, string>): string[] {
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

/** What the compiler reports about the files of a new component, flow or module in their place. */
export async function typeErrors(kind: Kind): Promise<string[]> {
  const files = newFiles(kind, names);
  const joined = joinedFiles(kind, (path) => readFileSync(join(root, path), "utf8"), names, title);
  const more = await generatedFor(kind, files, names);
  return errors(packageFolders[kind], new Map([...files, ...joined, ...more]));
}
