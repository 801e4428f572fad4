import { basename, dirname } from "node:path";
import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode } from "graphql";
import { fragmentCode, operationCode } from "./compact.ts";

/** A line of the generated file that declares a document: its name, the document as JSON, its type. */
const declaration = /^export const (\w+) = (\{"kind":"Document".*\}) as unknown as DocumentNode<(.*)>;\n?/gm;
/** Imported by the generator for them. */
const documentType = /^import type \{ TypedDocumentNode as DocumentNode \} from .*;\n/m;

/** A file that documents are written in, as it was parsed. */
export interface Source { path: string; document: DocumentNode }

/** What the generator made of an operation: it, the fragments that it uses, and the names of its types. */
interface Sent { operation: OperationDefinitionNode; fragments: FragmentDefinitionNode[]; types: string }

type File = [path: string, text: string];

const isFragment = (definition: { kind: string }): definition is FragmentDefinitionNode => definition.kind === "FragmentDefinition";
const isOperation = (definition: { kind: string }): definition is OperationDefinitionNode => definition.kind === "OperationDefinition";
const constant = ({ name }: FragmentDefinitionNode) => `fragment${name.value}`;
const helpers = "../documents.ts";

/**
 * The generator writes everything into one file, and each fragment into every document that uses it: a screen would load the documents of all
 * screens, and browsers would read the same words dozens of times. Here types stay where they are, documents stand in a file for each file that
 * they are written in, fragments in one beside it, each once. Fragments import nothing, so that files never wait for one another.
 * @param output path of the file that has the types
 */
export function bySource(body: string, output: string, banner: string, sources: readonly Source[]): File[] {
  const home = basename(output, ".ts");
  const named = sources.map(({ path, document }) => ({ name: `${home}.${basename(path, `.${home}.graphql`)}`, definitions: document.definitions }));
  refuseDoubled(named.map(({ name }) => name));
  const fragments = named.map(({ name, definitions }) => ({ file: `${name}.fragments.ts`, own: definitions.filter(isFragment) })).filter(({ own }) => own.length > 0);
  const operations = named.map(({ name, definitions }) => ({ file: `${name}.ts`, own: definitions.filter(isOperation) })).filter(({ own }) => own.length > 0);
  const { types, sent } = taken(body);
  const at = (file: string, text: string): File => [`${dirname(output)}/${file}`, `${banner}${text}`];
  const fileOf = new Map(fragments.flatMap(({ file, own }) => own.map((fragment) => [constant(fragment), file] as const)));
  const documents = (own: OperationDefinitionNode[]) => documentsText(sent.filter(({ operation }) => own.some(({ name }) => name?.value === operation.name?.value)), home, fileOf);
  return [
    at(basename(output), types),
    ...operations.map(({ file, own }) => at(file, documents(own))),
    ...fragments.map(({ file, own }) => at(file, fragmentsText(own))),
  ];
}

function refuseDoubled(names: string[]): void {
  const doubled = names.find((name, index) => names.indexOf(name) !== index);
  if (doubled) throw new Error(`Two files of documents would make ${doubled}.ts: rename one.`);
}

/** Parts the documents that can be sent from the types; nobody sends a fragment. */
function taken(body: string): { types: string; sent: Sent[] } {
  const sent: Sent[] = [];
  const types = body.replace(documentType, "").replace(declaration, (_line, _name, json: string, typeNames: string) => {
    const { definitions } = JSON.parse(json) as DocumentNode;
    const operation = definitions.find(isOperation);
    if (operation) sent.push({ operation, fragments: definitions.filter(isFragment), types: typeNames });
    return "";
  });
  return { types, sent };
}

function fragmentsText(own: readonly FragmentDefinitionNode[]): string {
  const constants = own.map((fragment) => `export const ${constant(fragment)} = ${fragmentCode(fragment)};\n`);
  return `import { fragment } from "${helpers}";\n\n${constants.join("")}`;
}

function documentsText(documents: readonly Sent[], home: string, fileOf: ReadonlyMap<string, string>): string {
  const used = [...new Set(documents.flatMap(({ fragments }) => fragments.map(constant)))].sort();
  const files = [...new Set(used.map((name) => fileOf.get(name) ?? ""))].sort();
  const imports = files.map((file) => `import { ${used.filter((name) => fileOf.get(name) === file).join(", ")} } from "./${file}";\n`);
  const types = [...new Set(documents.flatMap((document) => document.types.split(", ")))].sort();
  const head = `import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";\nimport { operation } from "${helpers}";\nimport type { ${types.join(", ")} } from "./${home}.ts";\n`;
  return `${head}${imports.join("")}\n${documents.map(documentText).join("")}`;
}

function documentText({ operation, fragments, types }: Sent): string {
  const definitions = [operationCode(operation), ...fragments.map(constant)].join(", ");
  return `export const ${operation.name?.value}Document = { kind: "Document", definitions: [${definitions}] } as unknown as DocumentNode<${types}>;\n`;
}
