import type {
  ArgumentNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
  TypeNode,
} from "graphql";

/** Throws for syntax that the compact form does not support, so that nothing is dropped silently. */
function refuse(what: string): never {
  throw new Error(
    `The portal's documents cannot be written with ${what} yet: teach portal/src/api/graphql/documents.ts and tools/generate/compact.ts.`,
  );
}

function typeText(type: TypeNode): string {
  if (type.kind === "ListType") return refuse("a list as a variable");
  return type.kind === "NonNullType" ? `${typeText(type.type)}!` : type.name.value;
}

function argumentText({ name, value }: ArgumentNode): [string, string | number] {
  if (value.kind === "Variable") return [name.value, `$${value.name.value}`];
  return value.kind === "IntValue" ? [name.value, Number(value.value)] : refuse(`an argument that is ${value.kind}`);
}

type Compact = string | [string, Compact[]] | [string, Record<string, string | number>, Compact[]?];

const selections = ({ selections: of }: SelectionSetNode) => of.map(compact);

function compact(selection: SelectionNode): Compact {
  if (selection.directives?.length) return refuse("directives");
  if (selection.kind === "FragmentSpread") return `...${selection.name.value}`;
  if (selection.kind === "InlineFragment")
    return [
      `... on ${selection.typeCondition?.name.value ?? refuse("an inline fragment without a type")}`,
      selections(selection.selectionSet),
    ];
  const { alias, name, arguments: args = [], selectionSet } = selection;
  const called = alias ? `${alias.value}: ${name.value}` : name.value;
  if (args.length > 0)
    return [
      called,
      Object.fromEntries(args.map(argumentText)),
      ...(selectionSet ? [selections(selectionSet)] : []),
    ] as Compact;
  return selectionSet ? [called, selections(selectionSet)] : called;
}

/** Code that recreates an operation (`portal/src/api/graphql/documents.ts`). */
export function operationCode({
  operation,
  name,
  variableDefinitions = [],
  selectionSet,
  directives,
}: OperationDefinitionNode): string {
  if (directives?.length || variableDefinitions.some(({ defaultValue }) => defaultValue))
    return refuse("directives or defaults");
  const variables = Object.fromEntries(
    variableDefinitions.map(({ variable, type }) => [variable.name.value, typeText(type)]),
  );
  return `operation("${operation}", "${name?.value}", ${JSON.stringify(variables)}, ${JSON.stringify(selections(selectionSet))})`;
}

/** Code that recreates a fragment. */
export const fragmentCode = ({ name, typeCondition, selectionSet }: FragmentDefinitionNode): string =>
  `fragment("${name.value}", "${typeCondition.name.value}", ${JSON.stringify(selections(selectionSet))})`;
