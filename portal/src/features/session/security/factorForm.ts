import type { Failure } from "../../../api/result.ts";

/** The heading that names the card and its forms. */
export const factorFormId = "second-factor";

export const isWrongPassword = (failure: Failure | null): boolean =>
  failure?.kind === "refused" && failure.code === "INVALID_CREDENTIALS";

export const isWrongCode = (failure: Failure | null): boolean =>
  failure?.kind === "refused" && failure.code === "SECOND_FACTOR_WRONG";
