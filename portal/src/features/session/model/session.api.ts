import type { components } from "@portico/openapi/identity";
import { toResult, type Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import type { Credentials, EndReason, SessionTiming } from "./session.slice.ts";

export type LoginAnswer = components["schemas"]["LoginAnswer"];

/**
 * Signs in. PASSWORD_RESET_REQUIRED signs nobody in but allows to set a new password for 15 minutes (SESS-01);
 * SECOND_FACTOR_REQUIRED awaits a code for 10 minutes.
 */
export const login = ({ identity, headers }: Rest, credentials: Credentials): Promise<Result<LoginAnswer>> =>
  toResult(
    identity.POST("/api/pub/sbnetloginedge/login", { params: { header: headers.mutating() }, body: credentials }),
  );

/** Ends the session on the server; returns the CSRF token of the new anonymous session (SESS-10). */
export const logout = (
  { identity, headers }: Rest,
  reason: Exclude<EndReason, "expired">,
): Promise<Result<{ csrfToken: string }>> =>
  toResult(identity.POST("/api/pub/session/v1/logout", { params: { header: headers.mutating() }, body: { reason } }));

/**
 * Keep-alive: reports whether there was activity since the last ping; a ping without activity does not extend the
 * session (SESS-06).
 */
export const ping = ({ identity, headers }: Rest, active: boolean): Promise<Result<SessionTiming>> =>
  toResult(identity.POST("/api/pub/session/v1/ping", { params: { header: headers.mutating() }, body: { active } }));
