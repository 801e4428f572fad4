import type { MandateOrder } from "../src/modules/payments/processor/processor.ts";
import type { Book, MandateState } from "./book.ts";
import { behaviourUnder, codeVerdict, refusalOf, type Wire } from "./charges.ts";
import type { MandateLine } from "./record.ts";
import type { Fault } from "./settings.ts";

export interface MandateResult {
  wire: Wire;
  state: MandateState | { state: "kept" };
}

/**
 * Grants or refuses a mandate (the right to charge a method automatically), once per reference. Repeats get the first
 * answer.
 */
export function grantMandate(book: Book, order: MandateOrder, fault: Fault, at: string): MandateResult {
  const known = book.mandate(order.reference);
  if (known.state !== "neverSeen") return { wire: "answer", state: known };
  const behaviour = behaviourUnder(fault, book.method(order.token));
  if (behaviour === "hangs") return { wire: "hang", state: known };
  if (behaviour === "failsBeforeCharging") return { wire: "fail", state: known };
  const outcome = decide(book, order);
  book.write({
    at,
    kind: "mandate",
    reference: order.reference,
    token: order.token,
    codeToken: order.codeToken,
    outcome,
  });
  return { wire: behaviour === "chargesAndLosesAnswer" ? "dropConnection" : "answer", state: outcome };
}

/** Returns the state of a mandate, and closes its reference when there was none. */
export function closeMandate(book: Book, reference: string, at: string): MandateState {
  if (book.mandate(reference).state === "neverSeen") book.write({ at, kind: "mandateEnd", reference, state: "closed" });
  return book.mandate(reference);
}

/** Revokes a mandate; idempotent, also for one that was never granted. */
export function revokeMandate(
  book: Book,
  { reference, token }: { reference: string; token: string },
  fault: Fault,
  at: string,
): MandateResult {
  if (fault === "hangs") return { wire: "hang", state: book.mandate(reference) };
  if (book.method(token)?.behaviour === "keepsMandate") return { wire: "answer", state: { state: "kept" } };
  if (book.mandate(reference).state !== "revoked") book.write({ at, kind: "mandateEnd", reference, state: "revoked" });
  return { wire: fault === "losesAnswers" ? "dropConnection" : "answer", state: book.mandate(reference) };
}

function decide(book: Book, order: MandateOrder): MandateLine["outcome"] {
  const method = book.method(order.token);
  const refusal = refusalOf(method, codeVerdict(book, order));
  if (refusal) return refusal;
  return method?.behaviour === "refusesMandate" ? { state: "refused", code: "DECLINED" } : { state: "granted" };
}
