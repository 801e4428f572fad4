import { sumCents } from "./money.rules.ts";

/** A bill's line, as needed to explain its change. Cents; credits are negative. */
export interface BridgeLine {
  code: string;
  amount: number;
}

export type BridgeReason = "added" | "ended" | "wentUp" | "wentDown";

/** The effect of one kind of line on the difference between two bills. Cents. */
export interface BillStep<Line extends BridgeLine = BridgeLine> {
  code: Line["code"];
  reason: BridgeReason;
  cents: number;
}

/**
 * Explains the difference between two bills in steps, one per kind of line that changed, in the order of the newer
 * bill; lines that ended come last. The steps add up to the difference exactly (B08).
 */
export function billBridge<Line extends BridgeLine>(before: readonly Line[], after: readonly Line[]): BillStep<Line>[] {
  const codes = new Set<Line["code"]>([...after, ...before].map(({ code }) => code));
  return [...codes]
    .map((code) => stepOf(code, amountsOf(before, code), amountsOf(after, code)))
    .filter(({ cents }) => cents !== 0);
}

const amountsOf = (lines: readonly BridgeLine[], code: string) =>
  lines.filter((line) => line.code === code).map(({ amount }) => amount);

function stepOf<Code extends string>(
  code: Code,
  before: readonly number[],
  after: readonly number[],
): { code: Code; reason: BridgeReason; cents: number } {
  const cents = sumCents(after) - sumCents(before);
  if (before.length === 0) return { code, reason: "added", cents };
  if (after.length === 0) return { code, reason: "ended", cents };
  return { code, reason: cents > 0 ? "wentUp" : "wentDown", cents };
}

/** A statement's balance before its charges. Cents. */
export interface BalanceBefore {
  previousBalance: number;
  paymentsReceived: number;
  adjustments: number;
}

/**
 * The part of a statement's amount due that is left from earlier statements; with its own charges it is the whole
 * amount due.
 */
export function carriedOver(
  { previousBalance, paymentsReceived, adjustments }: BalanceBefore,
  amountDue: number,
): number {
  return Math.max(0, Math.min(amountDue, previousBalance - paymentsReceived - adjustments));
}
