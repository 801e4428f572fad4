import type { components as AddOns } from "@portico/openapi/addons";
import type { components as Appointments } from "@portico/openapi/appointments";
import type { components as BillQuestions } from "@portico/openapi/billQuestions";
import type { components as CallSettings } from "@portico/openapi/callSettings";
import type { components as Community } from "@portico/openapi/community";
import type { components as Contacts } from "@portico/openapi/contacts";
import type { components as Common } from "@portico/openapi/common";
import type { components as Equipment } from "@portico/openapi/equipment";
import type { components as Identity } from "@portico/openapi/identity";
import type { components as Outages } from "@portico/openapi/outages";
import type { components as Orders } from "@portico/openapi/orders";
import type { components as Preferences } from "@portico/openapi/preferences";
import type { components as Studio } from "@portico/openapi/studio";
import type { components as Support } from "@portico/openapi/support";
import type { components as Troubleshooting } from "@portico/openapi/troubleshooting";
import type { components as Translation } from "@portico/openapi/translation";
import type { components as Users } from "@portico/openapi/users";
import type { components as Voice } from "@portico/openapi/voice";
import type { components as Vault } from "@portico/openapi/vault";
import type { components as Webhooks } from "@portico/openapi/webhooks";

/** Every code of a problem document: the contract's closed lists. */
export type ProblemCode =
  | Common["schemas"]["ProblemCode"]
  | AddOns["schemas"]["AddOnsProblem"]["code"]
  | Appointments["schemas"]["AppointmentProblem"]["code"]
  | BillQuestions["schemas"]["BillQuestionProblem"]["code"]
  | CallSettings["schemas"]["CallSettingsProblem"]["code"]
  | Community["schemas"]["CommunityProblem"]["code"]
  | Contacts["schemas"]["ContactsProblem"]["code"]
  | Equipment["schemas"]["EquipmentProblem"]["code"]
  | Voice["schemas"]["VoiceProblem"]["code"]
  | Outages["schemas"]["OutageProblem"]["code"]
  | Studio["schemas"]["ContentProblem"]["code"]
  | Identity["schemas"]["LoginProblem"]["code"]
  | Identity["schemas"]["PasskeyProblem"]["code"]
  | Identity["schemas"]["SecondFactorProblem"]["code"]
  | Orders["schemas"]["OrderProblem"]["code"]
  | Preferences["schemas"]["PreferencesProblem"]["code"]
  | Support["schemas"]["SupportProblem"]["code"]
  | Translation["schemas"]["TranslationProblem"]["code"]
  | Troubleshooting["schemas"]["TroubleshootingProblem"]["code"]
  | Users["schemas"]["UsersProblem"]["code"]
  | Vault["schemas"]["CardProblem"]["code"]
  | Webhooks["schemas"]["WebhookProblem"]["code"];

export type FieldProblem = Common["schemas"]["FieldProblem"];

type Details = {
  status?: number;
  fields?: FieldProblem[];
  retryAfterSeconds?: number;
  /** Members of the operation's own problem schema, such as the content gate's findings. */
  members?: Readonly<Record<string, unknown>>;
  cause?: unknown;
};

/** The default HTTP status of each code. */
const usualStatus: Record<ProblemCode, number> = {
  INVALID_REQUEST: 400,
  INVALID_CARD: 400,
  INVALID_BANK_ACCOUNT: 400,
  NOT_SIGNED_IN: 401,
  SESSION_ENDED: 401,
  IN_MAINTENANCE: 401,
  INVALID_CREDENTIALS: 401,
  TICKET_INVALID: 401,
  SIGNATURE_INVALID: 401,
  BANK_LINKING_OFF: 403,
  CSRF_TOKEN_INVALID: 403,
  NOT_ALLOWED: 403,
  STEP_UP_REQUIRED: 403,
  SECOND_FACTOR_MISSING: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  IF_MATCH_REQUIRED: 428,
  REFUSED_BY_GATE: 422,
  NOTHING_TO_PUBLISH: 422,
  TOGGLE_NOT_KILLABLE: 422,
  CHANGE_SET_CLOSED: 409,
  APPROVAL_REQUIRED: 422,
  OWN_CHANGES: 422,
  ALREADY_REVIEWED: 422,
  NOT_FROM_LIVE: 422,
  CHANGED_TWICE: 422,
  OUTSIDE_YOUR_SCOPE: 403,
  TIME_NOT_POSSIBLE: 422,
  PREVIEW_READ_ONLY: 403,
  PREVIEW_ENDED: 401,
  OWN_ROLES: 422,
  LAST_ADMINISTRATOR: 422,
  FILE_UNREADABLE: 422,
  TERM_EXISTS: 409,
  OWNER_STAYS: 422,
  OWN_ACCESS: 422,
  NOT_ACTIVE: 422,
  ALREADY_MEMBER: 422,
  ALREADY_INVITED: 422,
  TOO_MANY_PEOPLE: 422,
  MAIL_UNAVAILABLE: 422,
  SECOND_FACTOR_WRONG: 422,
  PASSKEY_REFUSED: 422,
  TOO_MANY_PASSKEYS: 422,
  SIGN_IN_STEP_OVER: 422,
  INVITATION_OVER: 422,
  OTHER_PERSON: 422,
  SIGN_IN_FIRST: 422,
  INVALID_CONTACT: 422,
  ONLY_RECIPIENT: 422,
  SLOT_TAKEN: 409,
  SLOT_PAST: 422,
  APPOINTMENT_TOO_LATE: 422,
  APPOINTMENT_OVER: 422,
  VISIT_BOOKED: 409,
  VISIT_NOT_OFFERED: 422,
  ALERT_NOT_DISMISSIBLE: 422,
  NO_OUTAGE: 422,
  PHONE_INVALID: 422,
  WINDOW_PAST: 422,
  CALLBACK_OPEN: 409,
  CALLBACK_OVER: 409,
  TEXT_INVALID: 422,
  ANSWERS_INVALID: 422,
  FORM_CHANGED: 409,
  FORM_NOT_OFFERED: 409,
  TOO_MANY_CASES: 409,
  TOO_MANY_CASE_MESSAGES: 409,
  TOO_MANY_QUESTION_MESSAGES: 409,
  CREDIT_TOO_LARGE: 422,
  CASE_CLOSED: 409,
  FILE_TYPE_NOT_ACCEPTED: 422,
  FILE_UNSAFE: 422,
  FILE_CHECK_UNAVAILABLE: 422,
  FILE_NOT_AVAILABLE: 409,
  TOO_MANY_FILES: 422,
  AGREEMENT_REQUIRED: 403,
  CODE_UNKNOWN: 422,
  CODE_EXPIRED: 422,
  CODE_USED: 422,
  LAST_FOR_OUTAGES: 422,
  NOT_ELIGIBLE: 403,
  CPNI_REQUIRED: 403,
  NICKNAME_NOT_ALLOWED: 422,
  NICKNAME_TOO_LONG: 422,
  NICKNAME_INVALID: 422,
  NOT_RESTARTABLE: 422,
  SERVICE_STOPPED: 422,
  RESTART_RUNNING: 409,
  RESTART_TOO_SOON: 409,
  ACCOUNT_PAST_DUE: 422,
  BILLED_ELSEWHERE: 422,
  ORDER_OPEN: 409,
  PRICE_CHANGED: 409,
  PRODUCT_UNAVAILABLE: 422,
  ORDER_TOO_LATE: 422,
  ORDER_OVER: 422,
  CALL_SETTINGS_REFUSED: 422,
  NOT_ON_THIS_LINE: 422,
  NOT_ACTIVATABLE: 422,
  NO_SEAT_LEFT: 422,
  ADD_ON_NOT_ACTIVE: 422,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  TEMPORARILY_UNAVAILABLE: 503,
};

/**
 * An error with a code of the contract. Thrown anywhere in a request, it becomes an RFC 9457 response with texts from
 * the catalogue (`problem.<CODE>.title` and `.detail`) in the request's language.
 */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ProblemCode;
  readonly status: number;
  readonly fields: FieldProblem[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly members: Readonly<Record<string, unknown>>;

  constructor(code: ProblemCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.status = details.status ?? usualStatus[code];
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.members = details.members ?? {};
  }
}

/** Node's error codes for a temporary network failure. */
const noWay =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|ERR_STREAM_\w+)$/;
/**
 * PostgreSQL's error codes for a temporary failure: connection lost, too many connections, shutting down, out of space,
 * timeouts, lock timeouts, read-only.
 */
const notNow = /^(08\w{3}|53\w{3}|57P0\d|57014|55P03|25P03|40001|40P01|25006)$/;
/**
 * pg's messages without a code. A statement in a transaction whose connection was lost earlier reports "not queryable".
 */
const lostConnection =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout|Connection ended/;

/** PostgreSQL's error codes for values that it cannot store: invalid characters, types or dates. */
const cannotHold = /^(22021|22P02|22P05|22007|22008)$/;

/** Whether an error or one of its causes matches. */
function hasCause(error: unknown, isOfKind: (code: string, message: string) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return isOfKind(code, error.message) || hasCause(error.cause, isOfKind);
}

const isUnavailable = (error: unknown) =>
  hasCause(error, (code, message) => noWay.test(code) || notNow.test(code) || lostConnection.test(message));
const isUnstorable = (error: unknown) => hasCause(error, (code) => cannotHold.test(code));

/** Maps a common failure to a problem, for REST and GraphQL; undefined for an unknown one. */
export function knownProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (isUnavailable(error)) return new Problem("TEMPORARILY_UNAVAILABLE", { retryAfterSeconds: 10, cause: error });
  return isUnstorable(error) ? new Problem("INVALID_REQUEST", { cause: error }) : undefined;
}
