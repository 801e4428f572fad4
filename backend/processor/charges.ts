import { randomInt } from "node:crypto";
import type { ChargeOrder } from "../src/modules/payments/processor/processor.ts";
import type { Book, ReferenceState } from "./book.ts";
import type { BankLine, CardLine, Outcome } from "./record.ts";
import type { Fault } from "./settings.ts";
import type { Behaviour } from "./testCards.ts";

/** What happens to the connection after a charge: a response, or a fault. */
export type Wire = "answer" | "hang" | "dropConnection" | "fail";
export interface ChargeResult {
  wire: Wire;
  state: ReferenceState;
}

export type Refused = Extract<Outcome, { state: "refused" }>;

const NOTHING: ReferenceState = { state: "neverSeen" };

/**
 * Processes a charge at most once per reference. A repeated order gets the first one's answer, whatever its other
 * fields.
 */
export function takeCharge(book: Book, order: ChargeOrder, fault: Fault, at: string): ChargeResult {
  const known = book.reference(order.reference);
  if (known.state !== "neverSeen") return { wire: "answer", state: known };
  const behaviour = behaviourUnder(fault, book.method(order.token));
  if (behaviour === "hangs") return { wire: "hang", state: NOTHING };
  if (behaviour === "failsBeforeCharging") return { wire: "fail", state: NOTHING };
  const outcome = decide(book, order);
  book.write({
    at,
    kind: "charge",
    reference: order.reference,
    token: order.token,
    codeToken: order.codeToken,
    amount: order.amount,
    outcome,
  });
  return { wire: behaviour === "chargesAndLosesAnswer" ? "dropConnection" : "answer", state: outcome };
}

/** Returns the state of a reference, and closes it for later charges when there was none. */
export function closeReference(book: Book, reference: string, at: string): ReferenceState {
  if (book.reference(reference).state === "neverSeen") book.write({ at, kind: "closed", reference });
  return book.reference(reference);
}

/** Reverses a charge by its reference, whatever its state; a charge that arrives later is reversed too. */
export function reverseCharge(book: Book, reference: string, at: string): ReferenceState {
  const { state } = book.reference(reference);
  if (state !== "voided" && state !== "refused") book.write({ at, kind: "voided", reference });
  return book.reference(reference);
}

/** Settles the charges that have been pending since before an instant (milliseconds since the epoch). */
export function settlePending(book: Book, waitingSinceBefore: number, at: string): void {
  for (const { reference, token, since } of book.pending()) {
    if (Date.parse(since) > waitingSinceBefore) continue;
    const declines = book.method(token)?.behaviour === "pendingThenDeclined";
    book.write({ at, kind: "settled", reference, outcome: declines ? refused("DECLINED") : approved() });
  }
}

/** Checks a method: a charge would be tried, or the method or its code is refused. Nothing is stored. */
export function checkMethod(book: Book, order: Pick<ChargeOrder, "token" | "codeToken">): Outcome | { state: "good" } {
  const refusal = refusalOf(book.method(order.token), codeVerdict(book, order));
  return refusal ?? { state: "good" };
}

/** The behaviour of a call under a fault; an unknown method is declined. */
export function behaviourUnder(fault: Fault, method: CardLine | BankLine | undefined): Behaviour {
  if (fault === "hangs") return "hangs";
  if (fault === "losesAnswers") return "chargesAndLosesAnswer";
  return method?.behaviour ?? "declines";
}

export type CodeVerdict = "matches" | "fails" | "notAsked";

/** A bank account has no security code, and an unattended charge comes without one. */
export function codeVerdict(book: Book, { token, codeToken }: Pick<ChargeOrder, "token" | "codeToken">): CodeVerdict {
  if (codeToken === null) return "notAsked";
  const code = book.code(codeToken);
  return code?.token === token && code.matches ? "matches" : "fails";
}

function decide(book: Book, order: ChargeOrder): Outcome | { state: "pending" } {
  const method = book.method(order.token);
  const code = codeVerdict(book, order);
  const refusal = refusalOf(method, code);
  if (refusal) return refusal;
  if (code === "notAsked" && method) {
    const unattended = unattendedRefusals[method.behaviour];
    if (unattended) return refused(unattended);
  }
  if (method?.behaviour === "insufficientFunds") return refused("INSUFFICIENT_FUNDS");
  const waits = method?.behaviour === "pendingThenApproved" || method?.behaviour === "pendingThenDeclined";
  return waits ? { state: "pending" } : approved();
}

/** Refusals of unattended charges, by behaviour. */
const unattendedRefusals: Partial<Record<Behaviour, Refused["code"]>> = {
  declinesAutomaticCharges: "DECLINED",
  closedWhenUnattended: "METHOD_CLOSED",
  emptyWhenUnattended: "INSUFFICIENT_FUNDS",
};

/** Refusals of any use of a method. */
export function refusalOf(method: CardLine | BankLine | undefined, code: CodeVerdict): Refused | null {
  if (!method || method.behaviour === "declines") return refused("DECLINED");
  const wrongCode = code === "fails" || (code === "matches" && method.behaviour === "securityCodeFails");
  return wrongCode ? refused("SECURITY_CODE_FAILED") : null;
}

function approved(): Outcome {
  return { state: "approved", approvalCode: String(randomInt(1_000_000)).padStart(6, "0") };
}

function refused(code: Refused["code"]): Refused {
  return { state: "refused", code };
}
