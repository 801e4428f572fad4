import { type Locale, locales } from "../lib/principal.ts";
import { graphError } from "./graph.errors.ts";

/** @throws GraphQLError INVALID_REQUEST for an unsupported language */
export function inputLocale({ locale }: { locale: string }): Locale {
  const found = locales.find((known) => known === locale);
  if (!found) throw graphError("INVALID_REQUEST");
  return found;
}

/** The maximum page size. */
const LONGEST_PAGE = 100;

/** @throws GraphQLError INVALID_REQUEST for a page size below one or above the maximum */
export function pageSize(first: number): number {
  if (first < 1 || first > LONGEST_PAGE) throw graphError("INVALID_REQUEST");
  return first;
}
