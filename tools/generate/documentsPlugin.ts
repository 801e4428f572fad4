import { basename } from "node:path";
import type { CodegenPlugin, Types } from "@graphql-codegen/plugin-helpers";
import { type FragmentDefinitionNode, type OperationDefinitionNode, visit } from "graphql";
import { fragmentCode, operationCode } from "./compact.ts";

const helpers = "../documents.ts";

type Files = readonly Types.DocumentFile[];
type DocumentsConfig = {
  /** The documents file to generate. */
  source: string;
  /** Name of the types file, without its extension. */
  home: string;
};

const definitionsOf = ({ document }: Types.DocumentFile) => document?.definitions ?? [];
export const operationsOf = (file: Types.DocumentFile): OperationDefinitionNode[] =>
  definitionsOf(file).filter((definition) => definition.kind === "OperationDefinition");
export const fragmentsOf = (file: Types.DocumentFile): FragmentDefinitionNode[] =>
  definitionsOf(file).filter((definition) => definition.kind === "FragmentDefinition");

/** Name of the generated file for a file of documents: "graph.payOnce" for "pay-once/payOnce.graph.graphql". */
export const moduleName = (source: string, home: string) => `${home}.${basename(source, `.${home}.graphql`)}`;

const sourceFile = (files: Files, source: string) => files.filter(({ location }) => location === source);
const constant = ({ name }: FragmentDefinitionNode) => `fragment${name.value}`;

/** Generates the fragments of one file, each once. It does not import other fragments, which avoids import cycles. */
export const fragmentsPlugin: CodegenPlugin<DocumentsConfig> = {
  plugin: (_schema, files, { source }) => {
    const fragments = sourceFile(files, source).flatMap(fragmentsOf);
    const constants = fragments.map((fragment) => `export const ${constant(fragment)} = ${fragmentCode(fragment)};\n`);
    return `import { fragment } from "${helpers}";\n\n${constants.join("")}`;
  },
};

/** Generates the operations of one file as parsed documents, typed with their variables and results. */
export const documentsPlugin: CodegenPlugin<DocumentsConfig> = {
  plugin: (_schema, files, { source, home }) => {
    const all = files.flatMap((file) => fragmentsOf(file).map((fragment) => ({ file, fragment })));
    const documents = sourceFile(files, source)
      .flatMap(operationsOf)
      .map((operation) => {
        const used = usedFragments(
          operation,
          all.map(({ fragment }) => fragment),
        );
        return { operation, used, types: typesOf(operation) };
      });
    const used = new Set(documents.flatMap((document) => document.used));
    const imported = all.filter(({ fragment }) => used.has(fragment));
    const fileOf = ({ file }: (typeof imported)[number]) => `${moduleName(file.location ?? "", home)}.fragments.ts`;
    const imports = [...new Set(imported.map(fileOf))].toSorted().map((path) => {
      const names = imported.filter((each) => fileOf(each) === path).map(({ fragment }) => constant(fragment));
      return `import { ${names.toSorted().join(", ")} } from "./${path}";\n`;
    });
    return [
      `import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";\n`,
      `import { operation } from "${helpers}";\n`,
      `import type { ${documents
        .flatMap(({ types }) => types)
        .toSorted()
        .join(", ")} } from "./${home}.ts";\n`,
      ...imports,
      "\n",
      ...documents.map((document) => {
        const definitions = [operationCode(document.operation), ...document.used.map(constant)].join(", ");
        return `export const ${document.operation.name?.value}Document = { kind: "Document", definitions: [${definitions}] } as unknown as DocumentNode<${document.types.join(", ")}>;\n`;
      }),
    ].join("");
  },
};

/** The type names of an operation, as the plugin `typescript-operations` generates them. */
function typesOf({ name, operation }: OperationDefinitionNode): [answer: string, variables: string] {
  const answer = `${name?.value}${operation.charAt(0).toUpperCase()}${operation.slice(1)}`;
  return [answer, `${answer}Variables`];
}

/** The fragments that an operation needs, directly or transitively, in the order of their definitions. */
function usedFragments(operation: OperationDefinitionNode, all: readonly FragmentDefinitionNode[]) {
  const found = new Set<FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
    void visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = all.find((each) => each.name.value === name.value);
        if (!fragment || found.has(fragment)) return;
        found.add(fragment);
        collect(fragment);
      },
    });
  collect(operation);
  return all.filter((fragment) => found.has(fragment));
}
