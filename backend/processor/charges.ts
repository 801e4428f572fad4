import { randomInt } from "node:crypto";
import type { ChargeOrder } from "../src/modules/payments/processor.ts";
import type { Book, ReferenceState } from "./book.ts";
import type { CardLine, Outcome } from "./record.ts";
import type { Fault } from "./settings.ts";
import type { Behaviour } from "./testCards.ts";

/** What happens on the wire after a charge: an answer, or one of the faults that a processor can have. */
export type Wire = "answer" | "hang" | "dropConnection" | "fail";
export interface ChargeResult { wire: Wire; state: ReferenceState }

const NOTHING: ReferenceState = { state: "neverSeen" };

/** Takes a charge at most once for each reference. A repeated order gets the first one's answer, whatever else it says. */
export function takeCharge(book: Book, order: ChargeOrder, fault: Fault, at: string): ChargeResult {
  const known = book.reference(order.reference);
  if (known.state !== "neverSeen") return { wire: "answer", state: known };
  const card = book.card(order.token);
  const behaviour = behaviourUnder(fault, card);
  if (behaviour === "hangs") return { wire: "hang", state: NOTHING };
  if (behaviour === "failsBeforeCharging") return { wire: "fail", state: NOTHING };
  const outcome = decide(card, codeOf(book, order));
  book.write({ at, kind: "charge", reference: order.reference, token: order.token, codeToken: order.codeToken, amount: order.amount, outcome });
  return { wire: behaviour === "chargesAndLosesAnswer" ? "dropConnection" : "answer", state: outcome };
}

/** Says what became of a reference, and lets no later charge use it when there was none. */
export function closeReference(book: Book, reference: string, at: string): ReferenceState {
  if (book.reference(reference).state === "neverSeen") book.write({ at, kind: "closed", reference });
  return book.reference(reference);
}

export type CodeVerdict = "right" | "wrong" | "none";

/** What the security code of an order says. Charges without the card's holder have none. */
export function codeOf(book: Book, { token, codeToken }: { token: string; codeToken?: string | undefined }): CodeVerdict {
  if (codeToken === undefined) return "none";
  const code = book.code(codeToken);
  return code?.token === token && code.matches ? "right" : "wrong";
}

/** Ends the pending charges that have waited since before an instant (milliseconds since the epoch). */
export function settlePending(book: Book, waitingSinceBefore: number, at: string): void {
  for (const { reference, token, since } of book.pending()) {
    if (Date.parse(since) > waitingSinceBefore) continue;
    const declines = book.card(token)?.behaviour === "pendingThenDeclined";
    book.write({ at, kind: "settled", reference, outcome: declines ? refused("DECLINED") : approved() });
  }
}

export function behaviourUnder(fault: Fault, card: CardLine | undefined): Behaviour {
  if (fault === "hangs") return "hangs";
  if (fault === "losesAnswers") return "chargesAndLosesAnswer";
  return card?.behaviour ?? "declines";
}

function decide(card: CardLine | undefined, code: CodeVerdict): Outcome | { state: "pending" } {
  if (!card || card.behaviour === "declines") return refused("DECLINED");
  if (code === "none" && card.behaviour === "declinesAutomaticCharges") return refused("DECLINED");
  if (code === "wrong" || card.behaviour === "securityCodeFails") return refused("SECURITY_CODE_FAILED");
  if (card.behaviour === "insufficientFunds") return refused("INSUFFICIENT_FUNDS");
  const waits = card.behaviour === "pendingThenApproved" || card.behaviour === "pendingThenDeclined";
  return waits ? { state: "pending" } : approved();
}

function approved(): Outcome {
  return { state: "approved", approvalCode: String(randomInt(1_000_000)).padStart(6, "0") };
}

function refused(code: Extract<Outcome, { state: "refused" }>["code"]): Outcome {
  return { state: "refused", code };
}
