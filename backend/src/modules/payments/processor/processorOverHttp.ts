import type {
  ChargeAnswer,
  ChargeOrder,
  ChargeState,
  CloseAnswer,
  MandateAnswer,
  MandateOrder,
  PaymentProcessor,
  RefusalCode,
  Reversal,
  ReversalKind,
  ReversalState,
  RevokeAnswer,
} from "./processor.ts";
import { sign, signatureHeaders } from "./processorSignature.ts";

const UNKNOWN = { kind: "unknown" } as const;

/**
 * The processor over HTTP. Every call is signed. No response and a malformed response both mean "unknown", never
 * "failed".
 */
export function processorOverHttp(connection: ProcessorConnection): PaymentProcessor {
  const call = callsOver(connection);
  const chargePath = (reference: string) => `/v1/charges/${encodeURIComponent(reference)}`;
  const mandatePath = (reference: string) => `/v1/mandates/${encodeURIComponent(reference)}`;
  return {
    charge: async (order) => readCharge(await call("POST", "/v1/charges", order satisfies ChargeOrder)),
    lookup: async (reference) => readState(await call("GET", chargePath(reference))),
    reversals: async (reference) => readReversals(await call("GET", `${chargePath(reference)}/reversals`)),
    close: async (reference) =>
      connection.closing === "reverse"
        ? closeByReversal(call, chargePath(reference))
        : readClosed(await call("POST", `${chargePath(reference)}/close`, {})),
    authorise: async (order) => readMandate(await call("POST", "/v1/mandates", order satisfies MandateOrder)),
    closeMandate: async (reference) => readMandate(await call("POST", `${mandatePath(reference)}/close`, {})),
    revoke: async (reference, token) => readRevoked(await call("POST", `${mandatePath(reference)}/revoke`, { token })),
    answers: async () => isOk(await call("GET", "/healthz")),
  };
}

/**
 * Closes a reference by reversal. A decided charge stays as it is; only a charge that the processor has never seen is
 * reversed, whenever it arrives.
 */
async function closeByReversal(call: Call, path: string): Promise<CloseAnswer> {
  const state = readState(await call("GET", path));
  return state.kind === "neverSeen" ? readClosed(await call("POST", `${path}/reverse`, {})) : state;
}

/** Whether the HTTP status is a final refusal: of the 4xx statuses, 408, 425 and 429 are retryable. */
const refusesForGood = ({ status }: { status: number }) =>
  status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status);

function readClosed(answer: Answer): CloseAnswer {
  return answer.sent && refusesForGood(answer) ? { kind: "cannotClose" } : settledState(readState(answer));
}

function readCharge(answer: Answer): ChargeAnswer {
  if (!answer.sent) return { kind: "notCharged" };
  return settledState(readState(answer));
}

/** "Never seen" from the processor is not an answer to a charge, so it maps to unknown. */
function settledState(state: ChargeState): ChargeAnswer {
  return state.kind === "neverSeen" ? UNKNOWN : state;
}

function readState(answer: Answer): ChargeState {
  if (!isOk(answer)) return UNKNOWN;
  const state = textOf(answer.body, "state");
  const [approvalCode, code] = [textOf(answer.body, "approvalCode"), refusalCodeOf(answer.body)];
  if (state === "approved" && approvalCode) return { kind: "approved", approvalCode };
  if (state === "refused" && code) return { kind: "refused", code };
  if (state === "pending") return { kind: "pending" };
  if (state === "closed" || state === "voided") return { kind: "notCharged" };
  return state === "neverSeen" ? { kind: "neverSeen" } : UNKNOWN;
}

const KINDS = ["RETURN", "REFUND", "CHARGEBACK"] as const;
const STATES: Record<ReversalKind, readonly ReversalState[]> = {
  RETURN: ["COMPLETED"],
  REFUND: ["PENDING", "COMPLETED", "FAILED"],
  CHARGEBACK: ["OPEN", "WON", "LOST"],
};
const REASONS = [
  "INSUFFICIENT_FUNDS",
  "ACCOUNT_CLOSED",
  "ACCOUNT_NOT_FOUND",
  "NOT_AUTHORIZED",
  "PAYMENT_STOPPED",
  "DUPLICATE",
  "REQUESTED",
  "NOT_RECOGNIZED",
] as const;

/** All or nothing: a list with one unreadable entry counts as no answer, so that nothing is booked partially. */
function readReversals(answer: Answer): readonly Reversal[] | null {
  const list: unknown =
    isOk(answer) && typeof answer.body === "object" && answer.body !== null
      ? Reflect.get(answer.body, "reversals")
      : undefined;
  if (!Array.isArray(list)) return null;
  const read = list.map(readReversal);
  return read.every((each) => each !== null) ? read : null;
}

function readReversal(entry: unknown): Reversal | null {
  const amount: unknown = typeof entry === "object" && entry !== null ? Reflect.get(entry, "amount") : undefined;
  const [id, kind] = [textOf(entry, "id"), KINDS.find((known) => known === textOf(entry, "kind"))];
  const state = kind && STATES[kind].find((known) => known === textOf(entry, "state"));
  if (
    !id ||
    id.length > 64 ||
    !kind ||
    !state ||
    typeof amount !== "number" ||
    !Number.isSafeInteger(amount) ||
    amount <= 0
  )
    return null;
  return { id, kind, state, reason: REASONS.find((known) => known === textOf(entry, "reason")) ?? "OTHER", amount };
}

function readMandate(answer: Answer): MandateAnswer {
  if (!answer.sent) return { kind: "notGranted" };
  if (!isOk(answer)) return UNKNOWN;
  const [state, code] = [textOf(answer.body, "state"), refusalCodeOf(answer.body)];
  if (state === "granted") return { kind: "granted" };
  if (state === "refused" && code) return { kind: "refused", code };
  return state === "closed" || state === "revoked" ? { kind: "notGranted" } : UNKNOWN;
}

function readRevoked(answer: Answer): RevokeAnswer {
  const state = isOk(answer) ? textOf(answer.body, "state") : undefined;
  if (state === "revoked") return { kind: "revoked" };
  return state === "kept" ? { kind: "refused" } : UNKNOWN;
}

const REFUSALS = ["DECLINED", "INSUFFICIENT_FUNDS", "SECURITY_CODE_FAILED", "METHOD_CLOSED"] as const;

function refusalCodeOf(body: unknown): RefusalCode | undefined {
  return REFUSALS.find((known) => known === textOf(body, "code"));
}

export interface ProcessorConnection {
  url: string;
  secret: string;
  /** Timeout of a call. A charge that times out has an unknown outcome. */
  timeoutMilliseconds?: number;
  /**
   * How a reference without an answer is ended: by closing it, or by reversing any charge that has it, now or later.
   */
  closing?: "close" | "reverse";
}

export type Answer = { sent: false } | { sent: true; status: number; body: unknown };

/** A signed HTTP call. Never throws: no response and a malformed response are answers too. */
export type Call = (method: "GET" | "POST", path: string, content?: object) => Promise<Answer>;

export const callsOver =
  (connection: ProcessorConnection): Call =>
  (method, path, content) =>
    send(connection, method, path, content);

const DEFAULT_TIMEOUT = 4_000;

async function send(connection: ProcessorConnection, method: string, path: string, content?: object): Promise<Answer> {
  const body = content ? JSON.stringify(content) : "";
  const time = String(Date.now());
  const signature = sign({ method, path, body, time }, connection.secret);
  try {
    const response = await fetch(new URL(path, connection.url), {
      method,
      headers: {
        "content-type": "application/json",
        [signatureHeaders.time]: time,
        [signatureHeaders.signature]: signature,
      },
      body: content ? body : null,
      signal: AbortSignal.timeout(connection.timeoutMilliseconds ?? DEFAULT_TIMEOUT),
    });
    return { sent: true, status: response.status, body: await response.json() };
  } catch (failure) {
    return wasNeverSent(failure) ? { sent: false } : { sent: true, status: 0, body: null };
  }
}

/** Only a refused connection proves that no byte was sent. */
function wasNeverSent(failure: unknown): boolean {
  const cause = failure instanceof Error ? failure.cause : undefined;
  return cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED";
}

export function isOk(answer: Answer): answer is { sent: true; status: number; body: unknown } {
  return answer.sent && answer.status >= 200 && answer.status < 300;
}

export function textOf(body: unknown, name: string): string | undefined {
  const value: unknown = typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === "string" ? value : undefined;
}
