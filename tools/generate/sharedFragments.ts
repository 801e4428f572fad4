import type { DefinitionNode, DocumentNode } from "graphql";

/** A line of the generated file that declares a document: its name, the document as JSON, its type. */
const declaration = /^export const (\w+) = (\{"kind":"Document".*\}) as unknown as (DocumentNode<.*>);$/gm;

const nameOf = (definition: DefinitionNode) => (definition.kind === "FragmentDefinition" ? `fragment${definition.name.value}` : null);

/**
 * The generator writes each fragment into every document that uses it, which makes browsers read the same words dozens of times. Here each is
 * written once, and documents name it.
 */
export function sharedFragments(body: string): string {
  const fragments = new Map<string, string>();
  const written = (definition: DefinitionNode) => {
    const name = nameOf(definition);
    if (!name) return JSON.stringify(definition);
    fragments.set(name, JSON.stringify(definition));
    return name;
  };
  const documents = body.replace(declaration, (_, name: string, json: string, type: string) => {
    const { definitions } = JSON.parse(json) as DocumentNode;
    return `export const ${name} = { kind: "Document", definitions: [${definitions.map(written).join(", ")}] } as unknown as ${type};`;
  });
  const declared = [...fragments].map(([name, json]) => `const ${name} = ${json};`).join("\n");
  const first = documents.indexOf("export const ");
  return first < 0 ? documents : `${documents.slice(0, first)}${declared}\n\n${documents.slice(first)}`;
}
