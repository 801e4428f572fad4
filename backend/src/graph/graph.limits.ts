import { GraphQLError, Kind, OperationTypeNode, type ASTVisitor, type FragmentDefinitionNode, type OperationDefinitionNode, type SelectionSetNode, type ValidationContext } from "graphql";

/** More than any screen needs, less than anything that hurts. Counted with fragments spread out. */
const limits = { depth: 7, fields: 400, aliases: 10, rootFields: 5 } as const;

/** Parsing stops here. */
export const mostTokens = 1_500;

interface Size { depth: number; fields: number; aliases: number }

/** Refuses documents that ask for too much, before anything is executed. */
export function sizeLimits(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const size = { depth: 0, fields: 0, aliases: 0 };
      measure(operation.selectionSet, 1, size, (name) => context.getFragment(name), []);
      const fault = faultOf(operation, size);
      if (fault) context.reportError(new GraphQLError(fault, { nodes: operation }));
    },
  };
}

function faultOf(operation: OperationDefinitionNode, size: Size): string | undefined {
  if (size.depth > limits.depth) return "The document is too deep.";
  if (size.fields > limits.fields) return "The document asks for too many fields.";
  if (size.aliases > limits.aliases) return "The document has too many aliases.";
  const roots = operation.selectionSet.selections.length;
  if (operation.operation === OperationTypeNode.MUTATION && roots > 1) return "One change a request.";
  return roots > limits.rootFields ? "The document asks for too much at once." : undefined;
}

type FindFragment = (name: string) => FragmentDefinitionNode | null | undefined;

function measure(set: SelectionSetNode, depth: number, size: Size, find: FindFragment, inside: readonly string[]): void {
  size.depth = Math.max(size.depth, depth);
  for (const selection of set.selections) {
    if (size.fields > limits.fields || size.depth > limits.depth) return;
    if (selection.kind === Kind.FIELD) {
      size.fields += 1;
      if (selection.alias) size.aliases += 1;
      if (selection.selectionSet) measure(selection.selectionSet, depth + 1, size, find, inside);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      measure(selection.selectionSet, depth, size, find, inside);
    } else if (!inside.includes(selection.name.value)) {
      const fragment = find(selection.name.value);
      if (fragment) measure(fragment.selectionSet, depth, size, find, [...inside, selection.name.value]);
    }
  }
}
