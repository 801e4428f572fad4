import { toResult, type Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import type { components } from "@portico/openapi/identity";

type Schemas = components["schemas"];

/** Asks for an e-mail; the answer does not say whether somebody gets it. */
export const requestRecovery = (
  { identity, headers }: Rest,
  body: Schemas["RecoveryRequest"],
): Promise<Result<unknown>> =>
  toResult(identity.POST("/api/pub/identity/v1/recoveries", { params: { header: headers.mutating() }, body }));

/** Verifies the e-mailed code; the right one allows one new password in this browser. */
export const confirmRecovery = (
  { identity, headers }: Rest,
  body: Schemas["RecoveryConfirmation"],
): Promise<Result<Schemas["RecoveryAnswer"]>> =>
  toResult(
    identity.POST("/api/pub/identity/v1/recovery-confirmations", { params: { header: headers.mutating() }, body }),
  );

/** Sets a new password with the grant of a sign-in or of a code; signs nobody in (SESS-01). */
export const resetPassword = ({ identity, headers }: Rest, newPassword: string): Promise<Result<unknown>> =>
  toResult(
    identity.POST("/api/pub/identity/v1/password-resets", {
      params: { header: headers.mutating() },
      body: { newPassword },
    }),
  );
