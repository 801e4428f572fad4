import { arrangementOn, isArranged, type Arrangement, type PlanTerms } from "@portico/rules/accountStatus";
import { delinquencyTier, softDisconnectDate, type DelinquencyTier } from "@portico/rules/delinquency";
import { sumCents } from "@portico/rules/money";
import type { LedgerCharge, LedgerPosition } from "../ledger/ledger.reads.ts";

/** What an account owes on a business date. Cents. */
export interface Owing {
  amountDue: number;
  /** The part of it whose due date has passed and that no arrangement puts off. */
  pastDueAmount: number;
  /** What is late and paid in parts by an arrangement that is kept; null without one. */
  arrangement: Arrangement | null;
  /** Overpaid money and credits that are not set against a charge. */
  creditBalance: number;
  /** When the newest unpaid charge is due; null when nothing is owed. */
  dueDate: string | null;
  tier: DelinquencyTier | null;
  softDisconnectDate: string | null;
}

/** What else decides about what is late: an agreement to pay in parts, and cents that are on their way to the account. */
export interface Agreed { plan: PlanTerms | undefined; onItsWay: number }

/** Payments and discounts pay the oldest charge first; a charge is late from the day after its due date, unless it is paid in parts. */
export function owingOn(position: LedgerPosition, businessDate: string, agreed?: Agreed): Owing {
  const unpaid = unpaidCharges(position.charges, position.appliedCredits);
  const arrangement = agreed?.plan ? arranged(position, agreed.plan, agreed.onItsWay, businessDate) : null;
  const asked = unpaidCharges(unpaid, arrangement?.left ?? 0);
  const late = asked.filter((charge) => charge.dueDate < businessDate);
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

function arranged({ charges, appliedCredits }: LedgerPosition, plan: PlanTerms, onItsWay: number, businessDate: string): Arrangement | null {
  const unpaid = unpaidCharges(charges, appliedCredits + onItsWay).filter(({ dueDate }) => isArranged(plan, dueDate));
  return arrangementOn(plan, sumCents(unpaid.map(({ amount }) => amount)), businessDate);
}

/** What is left of each charge, the earliest due first. */
export function unpaidCharges(charges: readonly LedgerCharge[], credits: number): LedgerCharge[] {
  let left = credits;
  return charges.flatMap((charge) => {
    const paid = Math.min(left, charge.amount);
    left -= paid;
    return paid === charge.amount ? [] : [{ ...charge, amount: charge.amount - paid }];
  });
}
