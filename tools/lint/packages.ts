import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";

/** Folder of the project. */
export const projectRoot = join(import.meta.dirname, "../..");

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8")) as { name: string; workspaces?: string[] };

function ownPackages(): Map<string, string> {
  const folders = readJson(join(projectRoot, "package.json")).workspaces ?? [];
  const present = folders.filter((folder) => existsSync(join(projectRoot, folder, "package.json")));
  return new Map(present.map((folder) => [readJson(join(projectRoot, folder, "package.json")).name, folder]));
}

const packages = ownPackages();

/** Path from the project's folder, with "/" between on every system. */
export const fromRoot = (path: string) => relative(projectRoot, path).split(sep).join("/");

/**
 * What an import points at, as a path from the project's folder: a file for a relative one, folder and door for one of our
 * packages ("backend/testing" for "@portico/backend/testing"). Undefined for what is not ours.
 */
export function ownTarget(file: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return fromRoot(resolve(file, "..", specifier.replace(/\?.*$/, "")));
  const [scope, name, ...door] = specifier.split("/");
  const folder = packages.get(`${scope}/${name}`);
  return folder && [folder, ...door, ""].join("/");
}
