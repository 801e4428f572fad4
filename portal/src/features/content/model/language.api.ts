import { answer } from "../../../api/answer.ts";
import type { Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import type { Locale } from "./content.slice.ts";

/** Remembers the language: in a cookie for everybody, in the profile too when signed in (COPY-01). */
export const rememberLanguage = ({ identity, headers }: Rest, locale: Locale): Promise<Result<unknown>> =>
  answer(identity.PUT("/api/pub/identity/v1/language", { params: { header: headers.mutating() }, body: { locale } }));
