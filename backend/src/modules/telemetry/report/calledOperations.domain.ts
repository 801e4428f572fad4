import { redactPath } from "@portico/rules/redactPath";

/**
 * An operation as a report names it: ids in its path, and other parts that are no plain words, are `{id}`. All
 * operations of a graph have one path, and a name each.
 */
export type CalledOperation = { method: string; path: string; graphOperation?: string };

/**
 * A call as browsers record it: its path is reduced, but an id that looks like a word is still in it.
 * `graphOperation` is empty but for a call of a graph.
 */
export type RecordedCall = { method: string; path: string; graphOperation: string };

const variable = "{id}";
const partsOf = (path: string) => path.split("/");
export const nameOf = ({ method, path, graphOperation = "" }: CalledOperation) => `${method} ${path} ${graphOperation}`;

const fits = (pattern: readonly string[], parts: readonly string[]) =>
  pattern.every((part, index) => part === variable || part === parts[index]);

/** Literal parts first: "/orders/latest" is not "/orders/{id}". */
const literals = (pattern: readonly string[]) => pattern.filter((part) => part !== variable).length;

type Pattern = { operation: CalledOperation; parts: string[] };

/**
 * Finds the operation of a recorded call among those of the contract, so that a report has no text that a sender made
 * up. Operations that differ only in parts that are recorded as `{id}` are one.
 * @param operations with the path templates of the contract
 * @param graphOperations the names of the graphs' operations; a call with another name is one of its path alone
 * @returns undefined for a call that fits none
 */
export function operationFinder(
  operations: readonly CalledOperation[],
  graphOperations: readonly string[],
): (call: RecordedCall) => CalledOperation | undefined {
  const reduced = operations.map(({ method, path }) => ({ method, path: redactPath(path) }));
  const distinct = [...new Map(reduced.map((operation) => [nameOf(operation), operation])).values()];
  const byShape = Map.groupBy(
    distinct.map((operation): Pattern => ({ operation, parts: partsOf(operation.path) })),
    ({ operation: { method }, parts }) => `${method} ${parts.length}`,
  );
  for (const patterns of byShape.values()) patterns.sort((one, other) => literals(other.parts) - literals(one.parts));
  const names = new Set(graphOperations);
  return ({ method, path, graphOperation }) => {
    const parts = partsOf(path);
    const found = byShape.get(`${method} ${parts.length}`)?.find((pattern) => fits(pattern.parts, parts))?.operation;
    return found && names.has(graphOperation) ? { ...found, graphOperation } : found;
  };
}
