import type { components as addOns } from "@portico/openapi/addons";
import type { components as appointments } from "@portico/openapi/appointments";
import type { components as callSettings } from "@portico/openapi/callSettings";
import type { components as common } from "@portico/openapi/common";
import type { components as community } from "@portico/openapi/community";
import type { components as contacts } from "@portico/openapi/contacts";
import type { components as equipment } from "@portico/openapi/equipment";
import type { components as identity } from "@portico/openapi/identity";
import type { components as outages } from "@portico/openapi/outages";
import type { components as orders } from "@portico/openapi/orders";
import type { components as preferences } from "@portico/openapi/preferences";
import type { components as support } from "@portico/openapi/support";
import type { components as troubleshooting } from "@portico/openapi/troubleshooting";
import type { components as users } from "@portico/openapi/users";
import type { components as voice } from "@portico/openapi/voice";
import type { components as vault } from "@portico/openapi/vault";

/** Every error code of the services, from the enums of the contract. */
export type RefusalCode =
  | addOns["schemas"]["AddOnsProblem"]["code"]
  | appointments["schemas"]["AppointmentProblem"]["code"]
  | callSettings["schemas"]["CallSettingsProblem"]["code"]
  | common["schemas"]["ProblemCode"]
  | community["schemas"]["CommunityProblem"]["code"]
  | contacts["schemas"]["ContactsProblem"]["code"]
  | equipment["schemas"]["EquipmentProblem"]["code"]
  | identity["schemas"]["LoginProblem"]["code"]
  | identity["schemas"]["PasskeyProblem"]["code"]
  | identity["schemas"]["SecondFactorProblem"]["code"]
  | outages["schemas"]["OutageProblem"]["code"]
  | orders["schemas"]["OrderProblem"]["code"]
  | preferences["schemas"]["PreferencesProblem"]["code"]
  | support["schemas"]["SupportProblem"]["code"]
  | troubleshooting["schemas"]["TroubleshootingProblem"]["code"]
  | users["schemas"]["UsersProblem"]["code"]
  | voice["schemas"]["VoiceProblem"]["code"]
  | vault["schemas"]["CardProblem"]["code"];

export type FieldProblem = { field: string; code: string };

/** The person cancelled, the browser or address has no passkeys, or this device is added already. */
export type PasskeyTrouble = "cancelled" | "unsupported" | "known";

/**
 * How a call can fail: one union for the whole portal. The transports create it, flows branch on it, `failureCopy` maps
 * it to a message.
 */
export type Failure =
  | { kind: "refused"; code: RefusalCode; retryAfterSeconds?: number }
  | { kind: "invalid"; fields: FieldProblem[] }
  | { kind: "unauthorised" }
  | { kind: "maintenance" }
  /** `notSent`: the browser was offline when it was asked, so that nothing left it. */
  | { kind: "unreachable"; notSent?: true | undefined }
  /** The browser made or used no passkey. */
  | { kind: "passkey"; trouble: PasskeyTrouble }
  | { kind: "unexpected"; status: number; systemCode?: string };

export type Result<T> = { ok: true; data: T } | { ok: false; failure: Failure };

export const done = <T>(data: T): Result<T> => ({ ok: true, data });
/** The failure of a call that is made now, if it gets no answer. A process without a page is never offline. */
export const unreachable = (): Failure => ({
  kind: "unreachable",
  notSent: globalThis.navigator?.onLine === false || undefined,
});
export const failed = (failure: Failure): Result<never> => ({ ok: false, failure });

type ProblemBody = { code?: unknown; fields?: unknown; retryAfterSeconds?: unknown };

const bodyOf = (error: unknown): ProblemBody => (typeof error === "object" && error !== null ? error : {});
const text = (value: unknown) => (typeof value === "string" ? value : undefined);

/** Maps an error response to a failure (spec 8). */
export function toFailure(status: number, error: unknown): Failure {
  const { code, fields, retryAfterSeconds } = bodyOf(error);
  const systemCode = text(code);
  if (status === 401) return refusedSession(systemCode);
  if (status >= 500 || systemCode === undefined) return { kind: "unexpected", status, systemCode };
  if (Array.isArray(fields) && fields.length > 0) return { kind: "invalid", fields: fields as FieldProblem[] };
  const seconds = typeof retryAfterSeconds === "number" ? retryAfterSeconds : undefined;
  return { kind: "refused", code: systemCode as RefusalCode, retryAfterSeconds: seconds };
}

/** 401 means no session, maintenance (spec 8), or invalid credentials. */
function refusedSession(code: string | undefined): Failure {
  if (code === "IN_MAINTENANCE") return { kind: "maintenance" };
  if (code === "INVALID_CREDENTIALS" || code === "TICKET_INVALID") return { kind: "refused", code };
  return { kind: "unauthorised" };
}
