import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";

/** The project's root folder. */
export const projectRoot = join(import.meta.dirname, "../..");

/** A package of the project: its folder, and the packages it may import. The README's table, in code. */
export type Package = { folder: string; mayImport: readonly string[] };

/** Nested folders come before the folder that contains them: the first match is a file's package. */
const packages: readonly Package[] = [
  { folder: "content/catalogue", mayImport: [] },
  { folder: "content/message", mayImport: [] },
  { folder: "content/gate", mayImport: ["content/message"] },
  { folder: "content/runtime", mayImport: ["content/catalogue", "content/message", "openapi"] },
  {
    folder: "content/studio",
    mayImport: ["design-system", "content/runtime", "content/gate", "content/message", "openapi", "rules"],
  },
  { folder: "openapi", mayImport: [] },
  { folder: "rules", mayImport: [] },
  { folder: "design-system", mayImport: [] },
  { folder: "portal", mayImport: ["design-system", "content/runtime", "content/catalogue", "openapi", "rules"] },
  { folder: "backend", mayImport: ["openapi", "rules", "content/catalogue", "content/gate", "content/message"] },
  { folder: "e2e", mayImport: ["openapi", "content/catalogue", "content/message", "tools"] },
  { folder: "bench", mayImport: [] },
  {
    folder: ".storybook",
    mayImport: ["design-system", "content/runtime", "content/catalogue", "content/studio", "portal", "tools"],
  },
  { folder: "tools/pages", mayImport: ["design-system"] },
  { folder: "tools", mayImport: [] },
];

/** Without a package.json, so their files are imported by path. */
const withoutEntryPoints: readonly string[] = ["tools", "tools/pages"];

/** These build other packages from source: their entry points do not exist before a build, so they import by path. */
const builders: readonly string[] = [".storybook", "tools/pages"];

/**
 * Entry points that only flow tests may import from another package: the backend in process, its editor session,
 * passkeys of a browser, and seeded random numbers.
 */
const testingEntryPoints: readonly string[] = [
  "@portico/backend/testing",
  "@portico/backend/testing/browserPasskeys",
  "@portico/backend/testing/editor",
  "@portico/backend/testing/random",
];

/** The package of a file; undefined for configuration files in the root folder. */
export function packageOf(path: string): Package | undefined {
  return packages.find(({ folder }) => path.startsWith(`${folder}/`));
}

/** A flow test, or a helper that flow tests share (`*.testing.ts`). */
export const isFlowTest = (path: string) => /\.(flow(\.long)?\.test|testing)\.tsx?$/.test(path);

/** Why a file may not import a file of another package; undefined when it may. `specifier` is the import's text. */
export function packageViolation(from: string, to: string, specifier: string): string | undefined {
  const importer = packageOf(from);
  const imported = packageOf(to);
  if (!importer || importer === imported) return undefined;
  if (!imported) return `${importer.folder} may not import files in the root folder.`;
  if (testingEntryPoints.includes(specifier))
    return isFlowTest(from)
      ? undefined
      : `Only *.flow.test.ts and the *.testing.ts files that they share may import ${specifier}.`;
  if (!importer.mayImport.includes(imported.folder)) return `${importer.folder} may not import ${imported.folder}.`;
  if (specifier.startsWith(".") && !withoutEntryPoints.includes(imported.folder) && !builders.includes(importer.folder))
    return `Import ${imported.folder} through an entry point of the package, not by path.`;
  return undefined;
}

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8")) as { name: string; workspaces?: string[] };

function foldersByName(): Map<string, string> {
  const folders = readJson(join(projectRoot, "package.json")).workspaces ?? [];
  const present = folders.filter((folder) => existsSync(join(projectRoot, folder, "package.json")));
  return new Map(present.map((folder) => [readJson(join(projectRoot, folder, "package.json")).name, folder]));
}

const workspaceFolders = foldersByName();

/** Path relative to the project's root, with "/" on every system. */
export const fromRoot = (path: string) => relative(projectRoot, path).split(sep).join("/");

/**
 * What an import resolves to, as a path from the project's root: a file for a relative import, folder and entry point for a
 * workspace ("backend/testing/" for "@portico/backend/testing"). Undefined for packages from the registry.
 */
export function ownTarget(file: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return fromRoot(resolve(file, "..", specifier.replace(/\?.*$/, "")));
  const [scope, name, ...entryPoint] = specifier.split("/");
  const folder = workspaceFolders.get(`${scope}/${name}`);
  return folder && [folder, ...entryPoint, ""].join("/");
}
