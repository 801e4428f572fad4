import { readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { codegen } from "@graphql-codegen/core";
import * as typedDocumentNode from "@graphql-codegen/typed-document-node";
import * as typescript from "@graphql-codegen/typescript";
import * as operations from "@graphql-codegen/typescript-operations";
import * as resolvers from "@graphql-codegen/typescript-resolvers";
import { buildSchema, isObjectType, parse, type GraphQLObjectType, type GraphQLSchema } from "graphql";
import { banner, filesEndingWith } from "./files.ts";
import { bySource } from "./bySource.ts";

const shared = {
  enumsAsTypes: true,
  strictScalars: true,
  defaultScalarType: "unknown",
  scalars: { ID: "string", Cents: "number", Date: "string", DateTime: "string" },
  useTypeImports: true,
};

const read = (path: string, root: string) => readFileSync(join(root, path), "utf8");

/** The text of a schema: of one file, or of all files of a folder in the order of their names. */
function schemaText(schema: string, root: string): string {
  if (!statSync(join(root, schema)).isDirectory()) return read(schema, root);
  return filesEndingWith(".graphql", schema, root).map((path) => read(path, root)).join("\n");
}

/** "graph" for the folder "openapi/graphql/graph", and for a file "openapi/graphql/graph.graphql". */
export const schemaName = (schema: string) => basename(schema, ".graphql");

/** Path of the resolver types made from a schema. */
export const resolversOutput = (schema: string) => `openapi/generated/${schemaName(schema)}.resolvers.ts`;

/** Path of what the portal sends to a schema's endpoint and gets from it. */
export const documentsOutput = (schema: string) => `portal/src/api/graphql/generated/${schemaName(schema)}.ts`;

/** A document says by its name where it goes: "payOnce.graph.graphql" goes to the schema "graph". */
export const goesTo = (schema: string) => (document: string) => document.endsWith(`.${schemaName(schema)}.graphql`);

const isRoot = (type: GraphQLObjectType, schema: GraphQLSchema) =>
  type === schema.getQueryType() || type === schema.getMutationType() || type === schema.getSubscriptionType();

/** Fields with resolvers of their own: those that take arguments, and those that another file adds to a type of the schema. */
function resolvedFields(type: GraphQLObjectType): string[] {
  const added = new Set(type.extensionASTNodes.flatMap(({ fields }) => fields ?? []).map(({ name }) => name.value));
  return Object.values(type.getFields()).filter(({ name, args }) => args.length > 0 || added.has(name)).map(({ name }) => name);
}

/** A resolver hands on an object without the fields that have resolvers of their own. */
export function handedOn(schema: GraphQLSchema): Record<string, string> {
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
  const entries = objects
    .filter((type) => !type.name.startsWith("__") && !isRoot(type, schema))
    .map((type) => [type.name, resolvedFields(type)] as const)
    .filter(([, fields]) => fields.length > 0)
    .map(([name, fields]) => [name, `Omit<${name}, ${fields.map((field) => `"${field}"`).join(" | ")}>`]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Types of the schema and of its resolvers; the caller names its context: `Resolvers<Context>`. */
export async function resolverTypes(schema: string, root: string): Promise<string> {
  const text = schemaText(schema, root);
  const body = await codegen({
    filename: resolversOutput(schema),
    schema: parse(text),
    documents: [],
    config: { ...shared, contextType: "unknown", resolversNonOptionalTypename: false, mappers: handedOn(buildSchema(text)) },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
  });
  return banner(schema) + body;
}

/**
 * Every operation as a parsed document with the types of its variables and answer, so that no parser is shipped: the types in one file, the
 * documents of each source in one of their own, so that a screen loads what it asks and no more.
 * @returns path to text
 */
export async function documentNodes(schema: string, documents: string[], root: string): Promise<[path: string, text: string][]> {
  const sources = documents.map((path) => ({ path, document: parse(read(path, root)) }));
  const body = await codegen({
    filename: documentsOutput(schema),
    schema: parse(schemaText(schema, root)),
    documents: sources.map(({ path, document }) => ({ location: path, document })),
    config: { ...shared, nonOptionalTypename: true, documentMode: "documentNode", optimizeDocumentNode: true },
    plugins: [{ operations: {} }, { typedDocumentNode: {} }],
    pluginMap: { operations, typedDocumentNode },
  });
  return bySource(body, documentsOutput(schema), banner(`${schema} and the portal's *.${schemaName(schema)}.graphql`), sources);
}
