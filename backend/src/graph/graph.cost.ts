import {
  Kind,
  getArgumentValues,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/** The assumed length of a list without `first`. */
const usualLength = 10;

/**
 * The maximum cost of an operation, in objects to load. The portal's most expensive operation needs less than a fifth
 * of it (graph.cost.test.ts); a page of a hundred statements with all lines costs twenty times as much.
 */
export const maxCost = 1_500;

type Variables = Parameters<typeof getArgumentValues>[2];
type Field = { type: GraphQLOutputType; args: readonly GraphQLArgument[]; resolve?: unknown };

/** Assumed lengths of longer lists. */
const longLists: Readonly<Record<string, number>> = { "Statement.calls": 100 };

/**
 * The cost of an operation (query complexity): each object, and each separately loaded value, counts once per element
 * of the lists around it. A list has `first` elements.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  const fragments = new Map(
    document.definitions.flatMap((part): [string, FragmentDefinitionNode][] =>
      part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part]] : [],
    ),
  );
  const known = new Map<string, number>();

  const ofSet = (set: SelectionSetNode, parent: GraphQLNamedType | undefined, paged: boolean): number =>
    set.selections.reduce((sum, selection) => sum + ofSelection(selection, parent, paged), 0);

  function ofSelection(selection: SelectionNode, parent: GraphQLNamedType | undefined, paged: boolean): number {
    if (selection.kind === Kind.FIELD) return ofField(selection, parent, paged);
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return ofSet(
        selection.selectionSet,
        selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : parent,
        paged,
      );
    return ofFragment(selection.name.value, paged);
  }

  function ofFragment(name: string, paged: boolean): number {
    const key = `${name} ${paged}`;
    const fragment = fragments.get(name);
    if (!fragment || known.has(key)) return known.get(key) ?? 0;
    known.set(key, 0);
    known.set(key, ofSet(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), paged));
    return known.get(key) ?? 0;
  }

  function ofField(node: FieldNode, parent: GraphQLNamedType | undefined, paged: boolean): number {
    const field =
      parent && "getFields" in parent ? (parent.getFields()[node.name.value] as Field | undefined) : undefined;
    if (!field) return 0;
    const type = getNamedType(field.type);
    const requested = field.args.some(({ name }) => name === "first")
      ? Number(getArgumentValues(field as never, node, variables)["first"])
      : undefined;
    // The elements of a page were counted at the page's field.
    const expected = longLists[`${parent?.name}.${node.name.value}`] ?? usualLength;
    const length = requested ?? (isListType(getNullableType(field.type)) && !paged ? expected : 1);
    if (!isCompositeType(type) || !node.selectionSet) return field.resolve ? length : 0;
    return length * (1 + ofSet(node.selectionSet, type, requested !== undefined));
  }

  return ofSet(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, false);
}
