import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesEndingWith } from "./files.ts";
import {
  documentNodes,
  goesTo,
  operationNames,
  operationNamesOutput,
  resolverTypes,
  resolversOutput,
} from "./graph.ts";
import { cookiesDocument, cookiesPage, cookiesSource } from "./cookies.ts";
import { routesDocument, routesPage } from "./routes.ts";
import { restOutput, restTypes } from "./rest.ts";

const folders = ["openapi/generated", "portal/src/api/graphql/generated"];

const present = (folder: string, root: string) => existsSync(join(root, folder));

/** A generator: returns the path and text of each generated file. */
type Make = () => Promise<[path: string, text: string][]>;

const alone =
  (path: string, make: () => Promise<string>): Make =>
  async () => [[path, await make()]];

function restOutputs(root: string): Make[] {
  const documents = filesEndingWith(".yaml", "openapi", root).filter((path) => path.split("/").length === 2);
  return documents.map((document) => alone(restOutput(document), () => restTypes(document, root)));
}

function schemaOutputs(schema: string, documents: string[], root: string): Make[] {
  const made = [alone(resolversOutput(schema), () => resolverTypes(schema, root))];
  return documents.length > 0 ? [...made, () => documentNodes(schema, documents, root)] : made;
}

function graphOutputs(root: string): Make[] {
  const schemas = present("openapi/graphql", root)
    ? readdirSync(join(root, "openapi/graphql"))
        .sort()
        .map((name) => `openapi/graphql/${name}`)
    : [];
  const written = present("portal/src", root) ? filesEndingWith(".graphql", "portal/src", root) : [];
  const strays = written.filter((path) => !schemas.some((schema) => goesTo(schema)(path)));
  if (strays.length > 0)
    throw new Error(`No schema for ${strays.join(", ")}: name a document <name>.<schema>.graphql.`);
  return [
    ...schemas.flatMap((schema) => schemaOutputs(schema, written.filter(goesTo(schema)), root)),
    ...(schemas.length > 0 ? [alone(operationNamesOutput, async () => operationNames(written, root))] : []),
  ];
}

const routeOutputs = (root: string): Make[] =>
  present("portal/src/app/routes.ts", root) ? [alone(routesPage, () => routesDocument(root))] : [];

const cookieOutputs = (root: string): Make[] =>
  present(cookiesSource, root) ? [alone(cookiesPage, () => cookiesDocument(root))] : [];

/** Every generated file of the project as a map from path to text, from the current sources. */
async function generated(root: string): Promise<Map<string, string>> {
  const outputs = [...restOutputs(root), ...graphOutputs(root), ...routeOutputs(root), ...cookieOutputs(root)].map(
    (make) => make(),
  );
  await Promise.allSettled(outputs); // Wait for all, even after a failure: no generator may read sources after we return.
  return new Map((await Promise.all(outputs)).flat());
}

function onDisk(root: string): string[] {
  const found = folders.filter((folder) => present(folder, root));
  return found.flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
}

function stale(wanted: Map<string, string>, root: string): string[] {
  const differs = ([path, text]: [string, string]) =>
    !existsSync(join(root, path)) || readFileSync(join(root, path), "utf8") !== text;
  const orphans = onDisk(root).filter((path) => !wanted.has(path));
  return [...[...wanted].filter(differs).map(([path]) => path), ...orphans];
}

/** Paths of generated files that are missing, outdated, or without a source. */
export async function staleOutputs(root: string): Promise<string[]> {
  return stale(await generated(root), root);
}

function put(path: string, text: string | undefined) {
  if (text === undefined) return rmSync(path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Writes outdated files and removes those without a source; returns the changed paths. */
export async function writeOutputs(root: string): Promise<string[]> {
  const wanted = await generated(root);
  const changed = stale(wanted, root);
  for (const path of changed) put(join(root, path), wanted.get(path));
  return changed;
}
