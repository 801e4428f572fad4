import { OperationTypeNode, parse } from "graphql";

/** The parser's token limit. */
export const maxTokens = 1_500;

/**
 * Whether a document contains anything but queries, in any of its operations. An invalid one contains nothing, because
 * it is not run.
 */
export function changesSomething(document: string): boolean {
  try {
    return parse(document, { maxTokens }).definitions.some(
      (part) => part.kind === "OperationDefinition" && part.operation !== OperationTypeNode.QUERY,
    );
  } catch {
    return false;
  }
}
