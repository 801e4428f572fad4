import { OperationTypeNode, parse } from "graphql";

/** Parsing stops here. */
export const mostTokens = 1_500;

/** Whether a document holds anything but queries, whichever of its operations is asked for. What can't be read holds nothing: it is not run either. */
export function changesSomething(document: string): boolean {
  try {
    return parse(document, { maxTokens: mostTokens }).definitions.some((part) => part.kind === "OperationDefinition" && part.operation !== OperationTypeNode.QUERY);
  } catch {
    return false;
  }
}
