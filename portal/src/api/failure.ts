import type { Failure, FieldProblem, RefusalCode } from "./result.ts";

type ProblemBody = { code?: unknown; fields?: unknown; retryAfterSeconds?: unknown };

const bodyOf = (error: unknown): ProblemBody => (typeof error === "object" && error !== null ? error : {});
const text = (value: unknown) => (typeof value === "string" ? value : undefined);

/** The failure that an answer other than success means (spec 8). */
export function failureOf(status: number, error: unknown): Failure {
  const { code, fields, retryAfterSeconds } = bodyOf(error);
  const systemCode = text(code);
  if (status === 401) return refusedSession(systemCode);
  if (status >= 500 || systemCode === undefined) return { kind: "unexpected", status, systemCode };
  if (Array.isArray(fields) && fields.length > 0) return { kind: "invalid", fields: fields as FieldProblem[] };
  const seconds = typeof retryAfterSeconds === "number" ? retryAfterSeconds : undefined;
  return { kind: "refused", code: systemCode as RefusalCode, retryAfterSeconds: seconds };
}

/** 401 is a session that is not there, maintenance (spec 8), or credentials that do not match. */
function refusedSession(code: string | undefined): Failure {
  if (code === "IN_MAINTENANCE") return { kind: "maintenance" };
  if (code === "INVALID_CREDENTIALS" || code === "TICKET_INVALID") return { kind: "refused", code };
  return { kind: "unauthorised" };
}
