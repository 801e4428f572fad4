import type {
  ArgumentNode,
  FieldNode,
  FragmentDefinitionNode,
  FragmentSpreadNode,
  InlineFragmentNode,
  NamedTypeNode,
  NameNode,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
  TypeNode,
  ValueNode,
  VariableDefinitionNode,
  VariableNode,
} from "graphql";

/** `$name` is a variable; a number is a literal. */
type Arguments = Readonly<Record<string, string | number>>;

/**
 * A GraphQL selection set in compact form, a tenth of the size of a parsed document: `"id"` is a field, `"due:
 * amountDue"` an alias, `"...AccountBalance"` a fragment spread, `["... on Refusal", [...]]` an inline fragment, `["payment",
 * { id: "$id" }, [...]]` a field with arguments.
 */
export type Selection =
  | string
  | readonly [name: string, of: Selections]
  | readonly [name: string, args: Arguments, of?: Selections];
export type Selections = readonly Selection[];

const name = (value: string): NameNode => ({ kind: "Name" as NameNode["kind"], value });
const variable = (of: string): VariableNode => ({ kind: "Variable" as VariableNode["kind"], name: name(of) });
const namedType = (of: string): NamedTypeNode => ({ kind: "NamedType" as NamedTypeNode["kind"], name: name(of) });
const typeNode = (of: string): TypeNode =>
  of.endsWith("!") ? ({ kind: "NonNullType", type: namedType(of.slice(0, -1)) } as TypeNode) : namedType(of);
const valueNode = (of: string | number): ValueNode =>
  typeof of === "number" ? ({ kind: "IntValue", value: String(of) } as ValueNode) : variable(of.slice(1));
const argument = ([of, value]: [string, string | number]) =>
  ({ kind: "Argument", name: name(of), value: valueNode(value) }) as ArgumentNode;
const selectionSet = (of: Selections): SelectionSetNode => ({
  kind: "SelectionSet" as SelectionSetNode["kind"],
  selections: of.map(selectionNode),
});

function selectionNode(selection: Selection): SelectionNode {
  if (typeof selection === "string")
    return selection.startsWith("...")
      ? ({ kind: "FragmentSpread", name: name(selection.slice(3)) } as FragmentSpreadNode)
      : field(selection);
  const [of, second, third] = selection as [string, Arguments | Selections, Selections?];
  const args = Array.isArray(second) ? {} : (second as Arguments);
  const inner = Array.isArray(second) ? (second as Selections) : third;
  if (of.startsWith("... on ") && inner)
    return {
      kind: "InlineFragment",
      typeCondition: namedType(of.slice(7)),
      selectionSet: selectionSet(inner),
    } as InlineFragmentNode;
  return field(of, args, inner);
}

function field(of: string, args: Arguments = {}, inner?: Selections): FieldNode {
  const [first = "", second] = of.split(": ");
  const given = Object.entries(args).map(argument);
  return {
    kind: "Field",
    ...(second && { alias: name(first) }),
    name: name(second ?? first),
    ...(given.length > 0 && { arguments: given }),
    ...(inner && { selectionSet: selectionSet(inner) }),
  } as FieldNode;
}

const variableDefinition = ([of, type]: [string, string]) =>
  ({ kind: "VariableDefinition", variable: variable(of), type: typeNode(type) }) as VariableDefinitionNode;

/** @param variables types by variable name, e.g. `{ accountId: "ID!" }` */
export function operation(
  kind: "query" | "mutation",
  of: string,
  variables: Readonly<Record<string, string>>,
  selections: Selections,
): OperationDefinitionNode {
  const defined = Object.entries(variables).map(variableDefinition);
  return {
    kind: "OperationDefinition",
    operation: kind,
    name: name(of),
    ...(defined.length > 0 && { variableDefinitions: defined }),
    selectionSet: selectionSet(selections),
  } as OperationDefinitionNode;
}

/** Expands a compact fragment to a GraphQL AST node. */
export function fragment(of: string, type: string, selections: Selections): FragmentDefinitionNode {
  return {
    kind: "FragmentDefinition",
    name: name(of),
    typeCondition: namedType(type),
    selectionSet: selectionSet(selections),
  } as FragmentDefinitionNode;
}
