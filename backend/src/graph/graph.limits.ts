import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";

/** Limits of a document: more than any screen needs. Counted with fragments expanded. */
export const documentLimits = { depth: 7, fields: 400, aliases: 10, rootFields: 5 } as const;

/** `roots` are the fields of the level itself. Sums may reach Infinity, because they are only compared. */
interface Size {
  depth: number;
  fields: number;
  aliases: number;
  roots: number;
}

const nothing: Size = { depth: 0, fields: 0, aliases: 0, roots: 0 };

/** A validation rule that rejects documents above the limits before execution. */
export function sizeLimits(context: ValidationContext): ASTVisitor {
  const measure = measureWith((name) => context.getFragment(name));
  return {
    OperationDefinition(operation) {
      const error = errorOf(operation, measure(operation.selectionSet));
      if (error)
        context.reportError(new GraphQLError(error, { nodes: operation, extensions: { code: "INVALID_REQUEST" } }));
    },
  };
}

function errorOf({ operation }: OperationDefinitionNode, { depth, fields, aliases, roots }: Size): string | undefined {
  if (depth > documentLimits.depth) return "The document is too deep.";
  if (fields > documentLimits.fields) return "The document asks for too many fields.";
  if (aliases > documentLimits.aliases) return "The document has too many aliases.";
  if (operation === OperationTypeNode.MUTATION && roots > 1) return "One change a request.";
  return roots > documentLimits.rootFields ? "The document has too many fields at its root." : undefined;
}

type FindFragment = (name: string) => FragmentDefinitionNode | null | undefined;
type Measure = (set: SelectionSetNode) => Size;

/** Each fragment is measured once (memoized), so nested fragments cannot cause exponential work. */
function measureWith(find: FindFragment): Measure {
  const known = new Map<string, Size>();
  const measure: Measure = ({ selections }) => selections.map(sizeOf).reduce(together, nothing);
  function sizeOf(selection: SelectionNode): Size {
    if (selection.kind === Kind.FIELD) return fieldSize(selection, measure);
    return selection.kind === Kind.INLINE_FRAGMENT
      ? measure(selection.selectionSet)
      : fragmentSize(selection.name.value);
  }
  function fragmentSize(name: string): Size {
    const size = known.get(name);
    if (size) return size;
    // Unknown and cyclic fragments count as nothing, because other rules reject them.
    known.set(name, nothing);
    const fragment = find(name);
    if (fragment) known.set(name, measure(fragment.selectionSet));
    return known.get(name) ?? nothing;
  }
  return measure;
}

function fieldSize({ alias, selectionSet }: FieldNode, measure: Measure): Size {
  const inner = selectionSet ? measure(selectionSet) : nothing;
  return { depth: inner.depth + 1, fields: inner.fields + 1, aliases: inner.aliases + (alias ? 1 : 0), roots: 1 };
}

function together(a: Size, b: Size): Size {
  return {
    depth: Math.max(a.depth, b.depth),
    fields: a.fields + b.fields,
    aliases: a.aliases + b.aliases,
    roots: a.roots + b.roots,
  };
}
