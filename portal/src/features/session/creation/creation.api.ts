import type { components } from "@portico/openapi/identity";
import { toResult, type Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";

type Schemas = components["schemas"];

/** Asks for the code; the answer does not say whether it was sent. A cookie names the request. */
export const requestCreation = (
  { identity, headers }: Rest,
  body: Schemas["AccountCreationRequest"],
): Promise<Result<unknown>> =>
  toResult(identity.POST("/api/pub/identity/v1/account-creations", { params: { header: headers.mutating() }, body }));

/** Creates the sign-in with the code, and signs in. */
export const completeCreation = (
  { identity, headers }: Rest,
  body: Schemas["AccountCreationCompletion"],
): Promise<Result<Schemas["AccountCreationAnswer"]>> =>
  toResult(
    identity.POST("/api/pub/identity/v1/account-creation-completions", {
      params: { header: headers.mutating() },
      body,
    }),
  );
