import { readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { codegen } from "@graphql-codegen/core";
import type { CodegenPlugin } from "@graphql-codegen/plugin-helpers";
import * as typescript from "@graphql-codegen/typescript";
import * as operations from "@graphql-codegen/typescript-operations";
import * as resolvers from "@graphql-codegen/typescript-resolvers";
import {
  buildASTSchema,
  buildSchema,
  isObjectType,
  Kind,
  parse,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import { banner, filesEndingWith } from "./files.ts";
import { documentsPlugin, fragmentsOf, fragmentsPlugin, moduleName, operationsOf } from "./documentsPlugin.ts";

const shared = {
  enumsAsTypes: true,
  strictScalars: true,
  defaultScalarType: "unknown",
  scalars: { ID: "string", Cents: "number", Date: "string", DateTime: "string" },
  useTypeImports: true,
};

const read = (path: string, root: string) => readFileSync(join(root, path), "utf8");

/** The text of a schema: of one file, or of all files of a folder in alphabetical order. */
function schemaText(schema: string, root: string): string {
  if (!statSync(join(root, schema)).isDirectory()) return read(schema, root);
  return filesEndingWith(".graphql", schema, root)
    .map((path) => read(path, root))
    .join("\n");
}

/**
 * Name of a schema: "graph" for the folder "openapi/graphql/graph" and for the file "openapi/graphql/graph.graphql".
 */
const schemaName = (schema: string) => basename(schema, ".graphql");

/** Path of the resolver types generated from a schema. */
export const resolversOutput = (schema: string) => `openapi/generated/${schemaName(schema)}.resolvers.ts`;

/** Path of the client types of a schema: the portal's variables and results. */
const documentsOutput = (schema: string) => `portal/src/api/graphql/generated/${schemaName(schema)}.ts`;

/** The file name of a document selects its schema: "payOnce.graph.graphql" is for the schema "graph". */
export const goesTo = (schema: string) => (document: string) => document.endsWith(`.${schemaName(schema)}.graphql`);

const isRoot = (type: GraphQLObjectType, schema: GraphQLSchema) =>
  type === schema.getQueryType() || type === schema.getMutationType() || type === schema.getSubscriptionType();

/** Fields with their own resolvers: those with arguments, and those that another file adds to a type (extend). */
function resolvedFields(type: GraphQLObjectType): string[] {
  const added = new Set(type.extensionASTNodes.flatMap(({ fields }) => fields ?? []).map(({ name }) => name.value));
  return Object.values(type.getFields())
    .filter(({ name, args }) => args.length > 0 || added.has(name))
    .map(({ name }) => name);
}

/** Parent objects omit the fields that have their own resolvers. */
function parentTypeMappers(schema: GraphQLSchema): Record<string, string> {
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
  const entries = objects
    .filter((type) => !type.name.startsWith("__") && !isRoot(type, schema))
    .map((type) => [type.name, resolvedFields(type)] as const)
    .filter(([, fields]) => fields.length > 0)
    .map(([name, fields]) => [name, `Omit<${name}, ${fields.map((field) => `"${field}"`).join(" | ")}>`]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** The types of the schema and of its resolvers, generic in the context: `Resolvers<Context>`. */
export async function resolverTypes(schema: string, root: string): Promise<string> {
  const text = schemaText(schema, root);
  const body = await codegen({
    filename: resolversOutput(schema),
    schema: parse(text),
    documents: [],
    config: {
      ...shared,
      contextType: "unknown",
      resolversNonOptionalTypename: false,
      mappers: parentTypeMappers(buildSchema(text)),
    },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
  });
  return banner(schema) + body;
}

/**
 * Compiles every operation to a parsed document typed with its variables and result, so that no parser is shipped. The
 * types are in one file; each source has its own file of documents and fragments, so that a screen loads only what it
 * uses.
 * @returns a map from path to text
 */
export async function documentNodes(
  schema: string,
  documents: string[],
  root: string,
): Promise<[path: string, text: string][]> {
  const output = documentsOutput(schema);
  const home = schemaName(schema);
  const files = documents.map((path) => ({ location: path, document: parse(read(path, root)) }));
  requireUniqueNames(documents.map((path) => moduleName(path, home)));
  const parsed = parse(schemaText(schema, root));
  const run = async (
    filename: string,
    plugin: CodegenPlugin,
    options: { schemaAst?: GraphQLSchema; config?: object } = {},
  ): Promise<[string, string]> => {
    const body = await codegen({
      filename,
      schema: parsed,
      documents: files,
      ...options,
      config: { ...shared, nonOptionalTypename: true, ...options.config },
      plugins: [{ plugin: {} }],
      pluginMap: { plugin },
    });
    return [filename, `${banner(`${schema} and the portal's *.${home}.graphql`)}${body}`];
  };
  const types = await run(output, operations);
  // Generate the types first: that validates every document against the schema.
  const schemaAst = buildASTSchema(parsed, { assumeValid: true });
  const modules = files.flatMap((file) => {
    const options = { schemaAst, config: { skipDocumentsValidation: true, source: file.location, home } };
    const path = `${dirname(output)}/${moduleName(file.location, home)}`;
    return [
      ...(operationsOf(file).length > 0 ? [run(`${path}.ts`, documentsPlugin, options)] : []),
      ...(fragmentsOf(file).length > 0 ? [run(`${path}.fragments.ts`, fragmentsPlugin, options)] : []),
    ];
  });
  return [types, ...(await Promise.all(modules))];
}

/** Path of the list of the operations that the portal sends to the graphs. */
export const operationNamesOutput = "openapi/generated/graphOperations.ts";

/** The names of the operations in documents: all that the portal sends, by which reports know them. */
export function operationNames(documents: string[], root: string): string {
  const definitions = documents.flatMap((path) => parse(read(path, root)).definitions);
  const names = definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? (each.name?.value ?? []) : [],
  );
  const list = [...new Set(names)].toSorted().map((name) => `  "${name}",\n`);
  return `${banner("the portal's *.graphql")}export const graphOperations: readonly string[] = [\n${list.join("")}];\n`;
}

function requireUniqueNames(names: string[]): void {
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated) throw new Error(`Two files of documents would make ${repeated}.ts: rename one.`);
}
