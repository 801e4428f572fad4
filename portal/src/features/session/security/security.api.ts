import type { components } from "@portico/openapi/identity";
import { toResult, type Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";

export type OpenSession = components["schemas"]["OpenSession"];

const base = "/api/pub/session/v1";

/** The open sessions of the signed-in person, this one first. */
export const readSessions = ({ identity, headers }: Rest): Promise<Result<{ sessions: OpenSession[] }>> =>
  toResult(identity.GET(`${base}/sessions`, { params: { header: headers.reading() } }));

/** Signs one session out; repeating it changes nothing. */
export const endSession = ({ identity, headers }: Rest, sessionId: string): Promise<Result<unknown>> =>
  toResult(
    identity.DELETE(`${base}/sessions/{sessionId}`, { params: { path: { sessionId }, header: headers.mutating() } }),
  );

/** Signs out every session except this one. */
export const endOtherSessions = ({ identity, headers }: Rest): Promise<Result<{ ended: number }>> =>
  toResult(identity.DELETE(`${base}/other-sessions`, { params: { header: headers.mutating() } }));

/** Changes the own password; returns the anti-forgery token of the session's new id (SESS-19). */
export const changePassword = (
  { identity, headers }: Rest,
  body: { currentPassword: string; newPassword: string },
): Promise<Result<{ csrfToken: string }>> =>
  toResult(identity.PUT("/api/pub/identity/v1/password", { params: { header: headers.mutating() }, body }));
