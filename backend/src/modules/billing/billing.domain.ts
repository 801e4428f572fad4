import { arrangementOn, isArranged, type Arrangement, type PlanTerms } from "@portico/rules/accountStatus";
import { delinquencyTier, softDisconnectDate, type DelinquencyTier } from "@portico/rules/delinquency";
import { sumCents } from "@portico/rules/money";
import type { BookedCharge, BookedPosition, LedgerCharge, LedgerPosition } from "../ledger/ledger.reads.ts";

/** The balance of an account on a business date. Cents. */
export interface Owing {
  amountDue: number;
  /** The part that is past its due date and not deferred by an arrangement. */
  pastDueAmount: number;
  /** The past due amount paid in installments by an arrangement in force; null without one. */
  arrangement: Arrangement | null;
  /** Overpayments and unapplied credits. */
  creditBalance: number;
  /** The due date of the newest unpaid charge; null when nothing is owed. */
  dueDate: string | null;
  tier: DelinquencyTier | null;
  softDisconnectDate: string | null;
}

/** Further input: the deferral plan, and cents in flight. */
export interface Agreed {
  plan: PlanTerms | undefined;
  onItsWay: number;
}

/**
 * Applies payments and discounts to the oldest charge first; a charge is past due from the day after its due date,
 * unless it is deferred.
 */
export function owingOn(position: LedgerPosition, businessDate: string, agreed?: Agreed): Owing {
  const unpaid = unpaidCharges(position.charges, position.appliedCredits);
  const arrangement = agreed?.plan ? arranged(position, agreed.plan, agreed.onItsWay, businessDate) : null;
  const notDeferred = unpaidCharges(unpaid, arrangement?.left ?? 0);
  const late = notDeferred.filter((charge) => charge.dueDate < businessDate);
  const oldest = late[0]?.dueDate;
  const overpaid = Math.max(0, position.appliedCredits - sumCents(position.charges.map((charge) => charge.amount)));
  return {
    amountDue: sumCents(unpaid.map((charge) => charge.amount)),
    pastDueAmount: sumCents(late.map((charge) => charge.amount)),
    arrangement,
    creditBalance: overpaid + position.unappliedCredit,
    dueDate: unpaid.at(-1)?.dueDate ?? null,
    tier: oldest === undefined ? null : delinquencyTier(oldest, businessDate),
    softDisconnectDate: oldest === undefined ? null : softDisconnectDate(oldest),
  };
}

function arranged(
  { charges, appliedCredits }: LedgerPosition,
  plan: PlanTerms,
  onItsWay: number,
  businessDate: string,
): Arrangement | null {
  const unpaid = unpaidCharges(charges, appliedCredits + onItsWay).filter(({ dueDate }) => isArranged(plan, dueDate));
  return arrangementOn(plan, sumCents(unpaid.map(({ amount }) => amount)), businessDate);
}

/** The unpaid part of each charge, earliest due date first. */
export function unpaidCharges<Charge extends LedgerCharge>(charges: readonly Charge[], credits: number): Charge[] {
  let left = credits;
  return charges.flatMap((charge) => {
    const paid = Math.min(left, charge.amount);
    left -= paid;
    return paid === charge.amount ? [] : [{ ...charge, amount: charge.amount - paid }];
  });
}

export interface OpenCharge {
  /** The unpaid part by the ledger, payments in flight not deducted. Cents. */
  openAmount: number;
  state: "PENDING" | "PARTLY_PAID" | "UNPAID" | "PAST_DUE";
}

/**
 * The state of each unpaid charge, by its reference. PENDING: payments in flight cover the rest of it. Amounts deferred
 * by an arrangement are not past due.
 */
export function openCharges(
  { charges, appliedCredits }: BookedPosition,
  businessDate: string,
  { arrangement, onItsWay }: { arrangement: Arrangement | null; onItsWay: number },
): Map<string, OpenCharge> {
  const unpaid = unpaidCharges(charges, appliedCredits);
  const names = (some: readonly BookedCharge[]) => new Set(some.map(({ reference }) => reference));
  const uncovered = names(unpaidCharges(unpaid, onItsWay));
  const notDeferred = names(unpaidCharges(unpaid, arrangement?.left ?? 0));
  const billed = new Map(charges.map(({ reference, amount }) => [reference, amount]));
  const stateOf = ({ reference, dueDate, amount }: BookedCharge): OpenCharge["state"] => {
    if (!uncovered.has(reference)) return "PENDING";
    if (dueDate < businessDate && notDeferred.has(reference)) return "PAST_DUE";
    return amount === billed.get(reference) ? "UNPAID" : "PARTLY_PAID";
  };
  return new Map(unpaid.map((charge) => [charge.reference, { openAmount: charge.amount, state: stateOf(charge) }]));
}
