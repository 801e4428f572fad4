import type { BankLink } from "@portico/rules/bankLink";
import type {
  BankAccountToRegister, CardToRegister, ChargeAnswer, ChargeOrder, ChargeState, CheckAnswer, CloseAnswer, LinkAnswer, LinkedBankAccount, MandateAnswer, MandateOrder,
  PaymentProcessor, RefusalCode, RegisteredBankAccount, RegisteredCard, Reversal, ReversalKind, ReversalState, RevokeAnswer,
} from "./processor.ts";
import { sign, signatureHeaders } from "./processorSignature.ts";

export interface ProcessorConnection {
  url: string;
  secret: string;
  /** How long a call may take. A charge that takes longer has an unknown outcome. */
  timeoutMilliseconds?: number;
  /** How a reference is ended that nothing was heard of: by closing it, or by reversing whatever charge has it, now or later. */
  closing?: "close" | "reverse";
}

type Answer = { sent: false } | { sent: true; status: number; body: unknown };

const DEFAULT_TIMEOUT = 4_000;
const UNKNOWN = { kind: "unknown" } as const;

/** The processor behind HTTP. Every call is signed; no answer and a strange answer are both "unknown", never "failed". */
export function processorOverHttp(connection: ProcessorConnection): PaymentProcessor {
  const call = (method: "GET" | "POST", path: string, content?: object) => send(connection, method, path, content);
  const chargePath = (reference: string) => `/v1/charges/${encodeURIComponent(reference)}`;
  const mandatePath = (reference: string) => `/v1/mandates/${encodeURIComponent(reference)}`;
  return {
    registerCard: async (card) => readRegistered(await call("POST", "/v1/cards", card satisfies CardToRegister)),
    registerCode: async (token, securityCode) => readCode(await call("POST", "/v1/codes", { token, securityCode })),
    registerBankAccount: async (account) => readBankAccount(await call("POST", "/v1/bank-accounts", account satisfies BankAccountToRegister)),
    linkBankAccount: async (order) => readLink(await call("POST", "/v1/bank-links", order satisfies BankLink), readLinkToken),
    exchangeBankLink: async (linkToken) => readLink(await call("POST", "/v1/bank-links/exchange", { linkToken }), readLinkedAccount),
    check: async (method) => readCheck(await call("POST", "/v1/checks", method)),
    charge: async (order) => readCharge(await call("POST", "/v1/charges", order satisfies ChargeOrder)),
    lookup: async (reference) => readState(await call("GET", chargePath(reference))),
    reversals: async (reference) => readReversals(await call("GET", `${chargePath(reference)}/reversals`)),
    close: async (reference) => (connection.closing === "reverse" ? closeByReversal(call, chargePath(reference)) : readClosed(await call("POST", `${chargePath(reference)}/close`, {}))),
    authorise: async (order) => readMandate(await call("POST", "/v1/mandates", order satisfies MandateOrder)),
    closeMandate: async (reference) => readMandate(await call("POST", `${mandatePath(reference)}/close`, {})),
    revoke: async (reference, token) => readRevoked(await call("POST", `${mandatePath(reference)}/revoke`, { token })),
    answers: async () => isOk(await call("GET", "/healthz")),
  };
}

type Call = (method: "GET" | "POST", path: string, content?: object) => Promise<Answer>;

/** A charge that was decided stays as it is; only one that the processor has never seen is reversed, whenever it comes. */
async function closeByReversal(call: Call, path: string): Promise<CloseAnswer> {
  const state = readState(await call("GET", path));
  return state.kind === "neverSeen" ? readClosed(await call("POST", `${path}/reverse`, {})) : state;
}

/** Statuses that say no for good; of the other 4xx, 408, 425 and 429 ask for another try. */
const refusesForGood = ({ status }: { status: number }) => status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status);

function readClosed(answer: Answer): CloseAnswer {
  return answer.sent && refusesForGood(answer) ? { kind: "cannotClose" } : settledState(readState(answer));
}

async function send(connection: ProcessorConnection, method: string, path: string, content?: object): Promise<Answer> {
  const body = content ? JSON.stringify(content) : "";
  const time = String(Date.now());
  const signature = sign({ method, path, body, time }, connection.secret);
  try {
    const response = await fetch(new URL(path, connection.url), {
      method,
      headers: { "content-type": "application/json", [signatureHeaders.time]: time, [signatureHeaders.signature]: signature },
      body: content ? body : null,
      signal: AbortSignal.timeout(connection.timeoutMilliseconds ?? DEFAULT_TIMEOUT),
    });
    return { sent: true, status: response.status, body: await response.json() };
  } catch (failure) {
    return wasNeverSent(failure) ? { sent: false } : { sent: true, status: 0, body: null };
  }
}

/** Only a refused connection proves that no byte of the call has arrived. */
function wasNeverSent(failure: unknown): boolean {
  const cause = failure instanceof Error ? failure.cause : undefined;
  return cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED";
}

function isOk(answer: Answer): answer is { sent: true; status: number; body: unknown } {
  return answer.sent && answer.status >= 200 && answer.status < 300;
}

function readCharge(answer: Answer): ChargeAnswer {
  if (!answer.sent) return { kind: "notCharged" };
  return settledState(readState(answer));
}

/** A reference that the processor says it has never seen is no answer to a charge. */
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
const STATES: Record<ReversalKind, readonly ReversalState[]> = { RETURN: ["COMPLETED"], REFUND: ["PENDING", "COMPLETED", "FAILED"], CHARGEBACK: ["OPEN", "WON", "LOST"] };
const REASONS = ["INSUFFICIENT_FUNDS", "ACCOUNT_CLOSED", "ACCOUNT_NOT_FOUND", "NOT_AUTHORIZED", "PAYMENT_STOPPED", "DUPLICATE", "REQUESTED", "NOT_RECOGNIZED"] as const;

/** All or nothing: a list with an entry that can't be read is no answer, so that nothing of it is booked by halves. */
function readReversals(answer: Answer): readonly Reversal[] | null {
  const list: unknown = isOk(answer) && typeof answer.body === "object" && answer.body !== null ? Reflect.get(answer.body, "reversals") : undefined;
  if (!Array.isArray(list)) return null;
  const read = list.map(readReversal);
  return read.every((each) => each !== null) ? read : null;
}

function readReversal(entry: unknown): Reversal | null {
  const amount: unknown = typeof entry === "object" && entry !== null ? Reflect.get(entry, "amount") : undefined;
  const [id, kind] = [textOf(entry, "id"), KINDS.find((known) => known === textOf(entry, "kind"))];
  const state = kind && STATES[kind].find((known) => known === textOf(entry, "state"));
  if (!id || id.length > 64 || !kind || !state || typeof amount !== "number" || !Number.isSafeInteger(amount) || amount <= 0) return null;
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

const BRANDS = ["visa", "mc", "amex", "discover", "creditCard"] as const;
const FUNDING = ["credit", "debit", "rechargeable", "prepaid", "gift"] as const;

function readRegistered(answer: Answer): RegisteredCard | null {
  if (!isOk(answer)) return null;
  const read = (name: string) => textOf(answer.body, name);
  const [token, codeToken, lastFour, fingerprint] = [read("token"), read("codeToken"), read("lastFour"), read("fingerprint")];
  const brand = BRANDS.find((known) => known === read("brand"));
  const fundingKind = FUNDING.find((known) => known === read("fundingKind"));
  if (!token || !codeToken || !lastFour || !fingerprint || !brand || !fundingKind) return null;
  return { token, codeToken, lastFour, fingerprint, brand, fundingKind };
}

function readBankAccount(answer: Answer): RegisteredBankAccount | null {
  if (!isOk(answer)) return null;
  const read = (name: string) => textOf(answer.body, name);
  const [token, lastFour, fingerprint] = [read("token"), read("lastFour"), read("fingerprint")];
  return token && lastFour && fingerprint ? { token, lastFour, fingerprint, bankName: read("bankName") ?? null } : null;
}

function readLink<T>(answer: Answer, read: (answer: Answer) => T | null): LinkAnswer<T> {
  if (answer.sent && answer.status === 404) return UNKNOWN;
  const value = read(answer);
  return value ? { kind: "linked", value } : { kind: "silent" };
}

function readLinkToken(answer: Answer): { linkToken: string } | null {
  const linkToken = isOk(answer) ? textOf(answer.body, "linkToken") : undefined;
  return linkToken ? { linkToken } : null;
}

function readLinkedAccount(answer: Answer): LinkedBankAccount | null {
  const account = readBankAccount(answer);
  const [holder, accountKind] = account && isOk(answer) ? [textOf(answer.body, "holder"), textOf(answer.body, "accountKind")] : [];
  return account && holder && (accountKind === "checking" || accountKind === "savings") ? { ...account, holder, accountKind } : null;
}

function readCheck(answer: Answer): CheckAnswer {
  const [state, code] = isOk(answer) ? [textOf(answer.body, "state"), textOf(answer.body, "code")] : [];
  if (state === "good") return { kind: "good" };
  return state === "refused" && (code === "DECLINED" || code === "SECURITY_CODE_FAILED") ? { kind: "refused", code } : UNKNOWN;
}

function readCode(answer: Answer): { codeToken: string } | null {
  const codeToken = isOk(answer) ? textOf(answer.body, "codeToken") : undefined;
  return codeToken ? { codeToken } : null;
}

function textOf(body: unknown, name: string): string | undefined {
  const value: unknown = typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === "string" ? value : undefined;
}
