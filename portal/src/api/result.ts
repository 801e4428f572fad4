import type { components as common } from "@portico/openapi/common";
import type { components as identity } from "@portico/openapi/identity";
import type { components as vault } from "@portico/openapi/vault";

/** Every code by which a service refuses, from the enums of the contract. */
export type RefusalCode =
  | common["schemas"]["ProblemCode"]
  | identity["schemas"]["LoginProblem"]["code"]
  | vault["schemas"]["CardProblem"]["code"];

export type FieldProblem = { field: string; code: string };

/** How a call can fail: one union for the whole portal. Transports make it, flows decide on it, `failureCopy` finds its words. */
export type Failure =
  | { kind: "refused"; code: RefusalCode; retryAfterSeconds?: number }
  | { kind: "invalid"; fields: FieldProblem[] }
  | { kind: "unauthorised" }
  | { kind: "maintenance" }
  | { kind: "unreachable" }
  | { kind: "unexpected"; status: number; systemCode?: string };

export type Result<T> = { ok: true; data: T } | { ok: false; failure: Failure };

export const done = <T>(data: T): Result<T> => ({ ok: true, data });
export const failed = (failure: Failure): Result<never> => ({ ok: false, failure });
