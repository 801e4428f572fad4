import { randomBytes } from "node:crypto";
import type { Reversal } from "../src/modules/payments/processor/processor.ts";
import type { Book } from "./book.ts";
import type { Behaviour } from "./testCards.ts";

/** The later reversal of an approved charge, by behaviour, and for a dispute its decision after a waiting time. */
const endings: Partial<
  Record<Behaviour, Pick<Reversal, "kind" | "state" | "reason"> & { decided?: Reversal["state"] }>
> = {
  returnedForFunds: { kind: "RETURN", state: "COMPLETED", reason: "INSUFFICIENT_FUNDS" },
  returnedAccountClosed: { kind: "RETURN", state: "COMPLETED", reason: "ACCOUNT_CLOSED" },
  refunded: { kind: "REFUND", state: "PENDING", reason: "DUPLICATE", decided: "COMPLETED" },
  disputedAndLost: { kind: "CHARGEBACK", state: "OPEN", reason: "NOT_RECOGNIZED", decided: "LOST" },
  disputedAndWon: { kind: "CHARGEBACK", state: "OPEN", reason: "NOT_RECOGNIZED", decided: "WON" },
};

/**
 * Applies the reversals that are due, and decides disputes that have been open, since before an instant (milliseconds
 * since the epoch).
 */
export function reverseDue(book: Book, waitingSinceBefore: number, at: string): void {
  for (const { reference, token, amount, since } of book.approved()) {
    const ending = endings[book.method(token)?.behaviour ?? "approves"];
    if (!ending) continue;
    const { decided, ...begins } = ending;
    const [known] = book.reversals(reference);
    if (!known && Date.parse(since) <= waitingSinceBefore) {
      book.write({
        at,
        kind: "reversal",
        reference,
        reversal: { id: `rev_${randomBytes(12).toString("base64url")}`, amount, ...begins },
      });
    } else if (known && decided && known.reversal.state !== decided && Date.parse(known.at) < waitingSinceBefore) {
      book.write({ at, kind: "reversal", reference, reversal: { ...known.reversal, state: decided } });
    }
  }
}
