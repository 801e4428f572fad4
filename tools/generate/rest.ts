import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { banner } from "./files.ts";

const blob = ts.factory.createTypeReferenceNode("Blob");

/** Path of the types made from a document such as "openapi/identity.yaml". */
export const restOutput = (document: string) => `openapi/generated/${basename(document, ".yaml")}.ts`;

/** TypeScript types of an OpenAPI document, with what it refers to in other documents. Binary bodies are Blobs. */
export async function restTypes(document: string, root: string): Promise<string> {
  const nodes = await openapiTS(pathToFileURL(join(root, document)), {
    transform: (schema) => (schema.format === "binary" ? blob : undefined),
  });
  return banner(document) + astToString(nodes);
}
