import type { components } from "@portico/openapi/identity";
import { answer } from "../../../api/answer.ts";
import type { Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import type { Credentials, EndReason, SessionTiming } from "./session.slice.ts";

type LoginAnswer = components["schemas"]["LoginAnswer"];

/** Signs in. PASSWORD_RESET_REQUIRED signs nobody in but grants a new password for 15 minutes (SESS-01). */
export const login = ({ identity, headers }: Rest, credentials: Credentials): Promise<Result<LoginAnswer>> =>
  answer(identity.POST("/api/pub/sbnetloginedge/login", { params: { header: headers.mutating() }, body: credentials }));

/** Ends the session on the server; the answer brings the anti-forgery token of the anonymous one (SESS-10). */
export const logout = ({ identity, headers }: Rest, reason: Exclude<EndReason, "expired">): Promise<Result<{ csrfToken: string }>> =>
  answer(identity.POST("/api/pub/session/v1/logout", { params: { header: headers.mutating() }, body: { reason } }));

/** Reports whether there was activity since the last time; by itself it keeps no idle session alive (SESS-06). */
export const ping = ({ identity, headers }: Rest, active: boolean): Promise<Result<SessionTiming>> =>
  answer(identity.POST("/api/pub/session/v1/ping", { params: { header: headers.mutating() }, body: { active } }));
