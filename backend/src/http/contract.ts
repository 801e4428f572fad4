import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/** One service's OpenAPI document with all references bundled, so that readers need no other file. */
export type ContractDocument = { name: string; document: JsonObject };

const folder = join(import.meta.dirname, "../../../openapi");
const shared = "common";

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * File contents by path: documents share references, and parsing each file once saves most of the start-up time of the
 * contract.
 */
type Sources = Map<string, string>;

function readDocument(name: string, sources: Sources): JsonObject {
  const text =
    sources.get(name) ??
    JSON.stringify(load(readFileSync(join(folder, `${name}.yaml`), "utf8"), { schema: CORE_SCHEMA }));
  sources.set(name, text);
  // YAML aliases share objects, and a reference resolver visits a shared object only once, so the document is copied
  // through JSON.
  const written: Json = JSON.parse(text);
  return isObject(written) ? written : {};
}

function objectAt(parent: JsonObject, key: string): JsonObject {
  const found = parent[key];
  if (isObject(found)) return found;
  const made: JsonObject = {};
  parent[key] = made;
  return made;
}

/**
 * Bundles referenced parts of other documents into the components of one, under `<document>.<part>`, and rewrites the
 * references.
 */
class Bundle {
  readonly #others = new Map<string, JsonObject>();
  readonly #sources: Sources;
  readonly #root: string;
  readonly #document: JsonObject;

  constructor(root: string, sources: Sources) {
    this.#root = root;
    this.#sources = sources;
    this.#document = readDocument(root, sources);
  }

  made(): JsonObject {
    this.#visit(this.#document, this.#root);
    return this.#document;
  }

  #visit(node: Json, file: string): void {
    if (Array.isArray(node)) return node.forEach((item) => this.#visit(item, file));
    if (!isObject(node)) return;
    if (typeof node["$ref"] === "string") node["$ref"] = this.#local(node["$ref"], file);
    for (const [key, value] of Object.entries(node)) if (key !== "$ref") this.#visit(value, file);
  }

  #local(reference: string, file: string): string {
    const [path = "", pointer = ""] = reference.split("#");
    const source = path === "" ? file : basename(path, ".yaml");
    if (source === this.#root) return `#${pointer}`;
    const [, , section = "", name = ""] = pointer.split("/");
    this.#adopt(source, section, name);
    return `#/components/${section}/${source}.${name}`;
  }

  #adopt(source: string, section: string, name: string): void {
    const target = objectAt(objectAt(this.#document, "components"), section);
    const key = `${source}.${name}`;
    if (target[key] !== undefined) return;
    const part = objectAt(objectAt(this.#source(source), "components"), section)[name];
    if (part === undefined)
      throw new Error(
        `openapi/${this.#root}.yaml refers to ${source}.yaml#/components/${section}/${name}, which is not there.`,
      );
    const copy = structuredClone(part);
    target[key] = copy;
    this.#visit(copy, source);
  }

  #source(name: string): JsonObject {
    const known = this.#others.get(name) ?? readDocument(name, this.#sources);
    this.#others.set(name, known);
    return known;
  }
}

let contract: readonly ContractDocument[] | undefined;

/** All OpenAPI documents except the shared parts, each self-contained. Immutable while the process runs. */
export function loadContract(): readonly ContractDocument[] {
  contract ??= readContract();
  return contract;
}

function readContract(): ContractDocument[] {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => basename(file, ".yaml"));
  const sources: Sources = new Map();
  return names
    .filter((name) => name !== shared)
    .sort()
    .map((name) => ({ name, document: new Bundle(name, sources).made() }));
}

/** One operation of the contract. */
export type Operation = {
  id: string;
  method: string;
  path: string;
  permission: string;
  document: string;
  definition: JsonObject;
};

const methods = ["get", "put", "post", "delete", "patch"];

/** The operations of a document. */
export function operationsOf({ name, document }: ContractDocument): Operation[] {
  const paths = Object.entries(objectAt(document, "paths"));
  return paths.flatMap(([path, item]) => {
    const entries = isObject(item) ? Object.entries(item) : [];
    return entries
      .filter(([method]) => methods.includes(method))
      .map(([method, definition]) => {
        const operation = isObject(definition) ? definition : {};
        return {
          id: String(operation["operationId"]),
          method: method.toUpperCase(),
          path,
          permission: String(operation["x-permission"]),
          document: name,
          definition: operation,
        };
      });
  });
}

/** A copy of a document with only some of its operations. */
export function onlyOperations(
  contract: ContractDocument,
  serves: (operation: Operation) => boolean,
): ContractDocument {
  const copy = structuredClone(contract);
  const paths = objectAt(copy.document, "paths");
  for (const operation of operationsOf(copy))
    if (!serves(operation)) delete objectAt(paths, operation.path)[operation.method.toLowerCase()];
  return copy;
}

/** Whether it is the document of the card vault's process. No other process serves its operations. */
export const isOfVault = ({ name }: ContractDocument): boolean => name === "vault";

/** The contract without the demo's operations. */
export function withoutDemo({ name, document }: ContractDocument): ContractDocument {
  const paths = Object.entries(objectAt(document, "paths")).filter(([path]) => !path.startsWith("/demo/"));
  return { name, document: { ...document, paths: Object.fromEntries(paths) } };
}

/** Whether an operation declares a response of a media type. */
export function promises({ definition }: Operation, mediaType: string): boolean {
  return JSON.stringify(definition["responses"] ?? {}).includes(`"${mediaType}"`);
}

/**
 * Prefixes every component of a document with the document's name, as bundled components are, and rewrites the
 * references.
 */
function named(node: Json, name: string): Json {
  if (Array.isArray(node)) return node.map((item) => named(item, name));
  if (!isObject(node)) return node;
  const entries = Object.entries(node).map(([key, value]): [string, Json] => [
    key,
    key === "$ref" && typeof value === "string" ? qualified(value, name) : named(value, name),
  ]);
  return Object.fromEntries(entries);
}

function qualified(reference: string, name: string): string {
  const [, section = "", component = ""] = /^#\/components\/([^/]+)\/([^/]+)$/.exec(reference) ?? [];
  return component === "" || component.includes(".") ? reference : `#/components/${section}/${name}.${component}`;
}

/**
 * All documents merged into one for the router, because validating one document against OpenAPI's schema takes a tenth
 * of the time of nine. It keeps requests only: responses are checked against the whole documents elsewhere.
 */
export function requestsOf(contracts: readonly ContractDocument[]): JsonObject {
  const all: JsonObject = { openapi: "3.1.0", info: { title: "Portico", version: "1" }, paths: {}, components: {} };
  for (const contract of contracts) {
    const copy: ContractDocument = { name: contract.name, document: structuredClone(contract.document) };
    for (const { definition } of operationsOf(copy)) delete definition["responses"];
    Object.assign(objectAt(all, "paths"), named(objectAt(copy.document, "paths"), contract.name));
    for (const [section, parts] of Object.entries(objectAt(copy.document, "components"))) {
      for (const [key, part] of Object.entries(isObject(parts) ? parts : {})) {
        objectAt(objectAt(all, "components"), section)[key.includes(".") ? key : `${contract.name}.${key}`] = named(
          part,
          contract.name,
        );
      }
    }
  }
  return all;
}
