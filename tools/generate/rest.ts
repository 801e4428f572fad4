import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { banner } from "./files.ts";

const blob = ts.factory.createTypeReferenceNode("Blob");

/** Path of the types generated from an OpenAPI document such as "openapi/identity.yaml". */
export const restOutput = (document: string) => `openapi/generated/${basename(document, ".yaml")}.ts`;

/** Generates TypeScript types from an OpenAPI document and the documents it refers to. Binary bodies are Blobs. */
export async function restTypes(document: string, root: string): Promise<string> {
  const nodes = await openapiTS(pathToFileURL(join(root, document)), {
    transform: (schema) => (schema.format === "binary" ? blob : undefined),
  });
  return banner(document) + astToString(nodes);
}
