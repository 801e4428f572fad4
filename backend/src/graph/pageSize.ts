import { graphError } from "./graph.errors.ts";

/** The longest list that one request gets. */
const LONGEST_PAGE = 100;

/** @throws GraphQLError INVALID_REQUEST for a page that is empty or too long */
export function pageSize(first: number): number {
  if (first < 1 || first > LONGEST_PAGE) throw graphError("INVALID_REQUEST");
  return first;
}
