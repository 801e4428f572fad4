import type { TermsAcceptanceInput } from "@portico/openapi/graph.resolvers";
import { graphError } from "./graph.errors.ts";

/** Strings of GraphQL have no length; these are stored. @throws GraphQLError INVALID_REQUEST for one that is empty or too long */
export function refuseLongText({ terms }: { terms: TermsAcceptanceInput }): void {
  const texts = [terms.release, terms.locale, terms.key, terms.textHash];
  if (texts.some((text) => text.length === 0 || text.length > 200)) throw graphError("INVALID_REQUEST");
}
