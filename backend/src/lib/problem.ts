import type { components as Common } from "@portico/openapi/common";
import type { components as Identity } from "@portico/openapi/identity";
import type { components as Studio } from "@portico/openapi/studio";
import type { components as Translation } from "@portico/openapi/translation";
import type { components as Vault } from "@portico/openapi/vault";

/** Every code that a problem document can carry: the closed lists of the contract. */
export type ProblemCode =
  | Common["schemas"]["ProblemCode"]
  | Studio["schemas"]["ContentProblem"]["code"]
  | Identity["schemas"]["LoginProblem"]["code"]
  | Translation["schemas"]["TranslationProblem"]["code"]
  | Vault["schemas"]["CardProblem"]["code"];

export type FieldProblem = Common["schemas"]["FieldProblem"];

type Details = {
  status?: number;
  fields?: FieldProblem[];
  retryAfterSeconds?: number;
  /** Members that the operation's own problem schema adds, such as the gate's findings. */
  members?: Readonly<Record<string, unknown>>;
  cause?: unknown;
};

/** The status that a code has unless the thrower says otherwise. */
const usualStatus: Record<ProblemCode, number> = {
  INVALID_REQUEST: 400,
  INVALID_CARD: 400,
  INVALID_BANK_ACCOUNT: 400,
  NOT_SIGNED_IN: 401,
  SESSION_ENDED: 401,
  IN_MAINTENANCE: 401,
  INVALID_CREDENTIALS: 401,
  TICKET_INVALID: 401,
  BANK_LINKING_OFF: 403,
  CSRF_TOKEN_INVALID: 403,
  NOT_ALLOWED: 403,
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
  OUTSIDE_YOUR_SCOPE: 403,
  TIME_NOT_POSSIBLE: 422,
  PREVIEW_READ_ONLY: 403,
  PREVIEW_ENDED: 401,
  OWN_ROLES: 422,
  LAST_ADMINISTRATOR: 422,
  FILE_UNREADABLE: 422,
  TERM_EXISTS: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  TEMPORARILY_UNAVAILABLE: 503,
};

/**
 * A failure with a code of the contract. Thrown anywhere in a request, it becomes an RFC 9457 answer whose words come from
 * the catalogue (`problem.<CODE>.title` and `.detail`) in the language of the request.
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
