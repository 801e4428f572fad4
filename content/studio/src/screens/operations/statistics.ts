import type { OperationStatistics } from "./operations.api.ts";

type Counts = { calls: number; failed: number; canceled: number };

/**
 * Percentage of calls that succeeded, of those that were not canceled: rounded down to a tenth, so that one failure is
 * never shown as 100. Undefined without such a call.
 */
export function succeededPercent({ calls, failed, canceled }: Counts): number | undefined {
  return percentOf(calls - canceled - failed, calls - canceled);
}

/** The percentage of a part, rounded down to a tenth; undefined of nothing. */
export const percentOf = (part: number, whole: number): number | undefined =>
  whole > 0 ? Math.floor((1000 * part) / whole) / 10 : undefined;

/** The bars of a chart at most; the table has all rows. */
export const maxBars = 10;

/** The rows with the largest values above zero, largest first. */
export const largest = <Row>(rows: readonly Row[], valueOf: (row: Row) => number): Row[] =>
  rows
    .filter((row) => valueOf(row) > 0)
    .toSorted((one, other) => valueOf(other) - valueOf(one))
    .slice(0, maxBars);

export const failedOf = ({ statistics }: OperationStatistics): number => statistics.failed;
export const slowestOf = ({ statistics }: OperationStatistics): number => statistics.p95Ms ?? 0;

/** An operation's identity in a list: its method and path, and of a graph its name. */
export const operationKey = ({ operation }: OperationStatistics): string =>
  operation ? `${operation.method} ${operation.path} ${operation.graphOperation ?? ""}` : "";
