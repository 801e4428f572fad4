import { locales, type Locale } from "../lib/principal.ts";
import { graphError } from "./graph.errors.ts";

/** @throws GraphQLError INVALID_REQUEST for a language that we do not speak */
export function inputLocale({ locale }: { locale: string }): Locale {
  const found = locales.find((known) => known === locale);
  if (!found) throw graphError("INVALID_REQUEST");
  return found;
}
