import { toResult, type Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import type { Locale } from "./content.slice.ts";

/** Saves the language: in a cookie, and in the profile when signed in (COPY-01). */
export const rememberLanguage = ({ identity, headers }: Rest, locale: Locale): Promise<Result<unknown>> =>
  toResult(identity.PUT("/api/pub/identity/v1/language", { params: { header: headers.mutating() }, body: { locale } }));
