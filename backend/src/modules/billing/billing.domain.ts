import { arrangementOn, isArranged, type Arrangement, type PlanTerms } from "@portico/rules/accountStatus";
import { delinquencyTier, softDisconnectDate, type DelinquencyTier } from "@portico/rules/delinquency";
import { addMonths } from "@portico/rules/dates";
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
 * Applies payments and discounts to what is due first; a charge is past due from the day after its due date. An
 * arrangement in force divides the bills that it covers into installments, which are due on their own dates: a payment of
 * the next installment and a later bill pays both.
 */
export function owingOn(position: LedgerPosition, businessDate: string, agreed?: Agreed): Owing {
  const arrangement = arrangementIn(position, businessDate, agreed);
  const parts = partsOf(position.charges, arrangement ? agreed?.plan : undefined);
  const unpaid = unpaidParts(parts, position.appliedCredits);
  const late = unpaid.filter(({ dueOn }) => dueOn < businessDate);
  const oldest = late.map(({ charge }) => charge.dueDate).toSorted()[0];
  const overpaid = Math.max(0, position.appliedCredits - sumCents(position.charges.map((charge) => charge.amount)));
  return {
    amountDue: sumCents(unpaid.map(({ amount }) => amount)),
    pastDueAmount: sumCents(late.map(({ amount }) => amount)),
    arrangement,
    creditBalance: overpaid + position.unappliedCredit,
    dueDate:
      unpaid
        .map(({ charge }) => charge.dueDate)
        .toSorted()
        .at(-1) ?? null,
    tier: oldest === undefined ? null : delinquencyTier(oldest, businessDate),
    softDisconnectDate: oldest === undefined ? null : softDisconnectDate(oldest),
  };
}

/** The arrangement in force, as far as payments in flight leave it; null without one, and when it was broken. */
function arrangementIn(
  { charges, appliedCredits }: LedgerPosition,
  businessDate: string,
  { plan, onItsWay = 0 }: Partial<Agreed> = {},
): Arrangement | null {
  if (!plan) return null;
  const unpaid = unpaidParts(partsOf(charges, plan), appliedCredits + onItsWay);
  const covered = unpaid.filter(({ charge }) => isArranged(plan, charge.dueDate));
  return arrangementOn(plan, sumCents(covered.map(({ amount }) => amount)), businessDate);
}

/** A part of a charge with the day by which it is to be paid. Cents. */
interface Part<Charge> {
  charge: Charge;
  amount: number;
  dueOn: string;
}

/**
 * The charges in the order in which payments settle them. With a plan, the last cents of the bills that it covers are
 * due in installments; an installment comes before a bill of the same day.
 */
function partsOf<Charge extends LedgerCharge>(charges: readonly Charge[], plan?: PlanTerms): Part<Charge>[] {
  const whole = (charge: Charge): Part<Charge> => ({ charge, amount: charge.amount, dueOn: charge.dueDate });
  if (!plan) return charges.map(whole);
  const { installmentsRemaining: count, installmentAmount, nextInstallmentDate } = plan;
  const parts: Part<Charge>[] = [];
  // From the last cent of the newest bill that the plan covers backwards, installment by installment.
  let deferred = 0;
  for (const charge of charges.filter(({ dueDate }) => isArranged(plan, dueDate)).toReversed())
    for (let left = charge.amount; left > 0;) {
      const index = count - 1 - Math.floor(deferred / installmentAmount);
      const amount = index < 0 ? left : Math.min(left, installmentAmount - (deferred % installmentAmount));
      parts.unshift({ charge, amount, dueOn: index < 0 ? charge.dueDate : addMonths(nextInstallmentDate, index) });
      deferred += amount;
      left -= amount;
    }
  const later = charges.filter(({ dueDate }) => !isArranged(plan, dueDate)).map(whole);
  return [...parts, ...later].toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
}

function unpaidParts<Charge>(parts: readonly Part<Charge>[], credits: number): Part<Charge>[] {
  let left = credits;
  return parts.flatMap((part) => {
    const paid = Math.min(left, part.amount);
    left -= paid;
    return paid === part.amount ? [] : [{ ...part, amount: part.amount - paid }];
  });
}

/** The unpaid part of each charge, earliest due date first; on a date, because of an arrangement that may be in force. */
export function unpaidCharges<Charge extends LedgerCharge>(
  charges: readonly Charge[],
  credits: number,
  agreed?: { plan: PlanTerms | undefined; businessDate: string },
): Charge[] {
  const arrangement =
    agreed &&
    arrangementIn({ charges: [...charges], appliedCredits: credits, unappliedCredit: 0 }, agreed.businessDate, agreed);
  const unpaid = Map.groupBy(
    unpaidParts(partsOf(charges, arrangement ? agreed.plan : undefined), credits),
    ({ charge }) => charge,
  );
  return charges.flatMap((charge) => {
    const parts = unpaid.get(charge);
    return parts ? [{ ...charge, amount: sumCents(parts.map(({ amount }) => amount)) }] : [];
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
  position: BookedPosition,
  businessDate: string,
  { plan, onItsWay }: Agreed,
): Map<string, OpenCharge> {
  const { charges, appliedCredits } = position;
  const inForce = arrangementIn(position, businessDate, { plan, onItsWay }) ? plan : undefined;
  const unpaid = unpaidParts(partsOf(charges, inForce), appliedCredits);
  const uncovered = new Set(unpaidParts(unpaid, onItsWay).map(({ charge }) => charge));
  const stateOf = (charge: BookedCharge, parts: readonly Part<BookedCharge>[], openAmount: number) => {
    if (!uncovered.has(charge)) return "PENDING";
    if (parts.some(({ dueOn }) => dueOn < businessDate)) return "PAST_DUE";
    return openAmount === charge.amount ? "UNPAID" : "PARTLY_PAID";
  };
  return new Map(
    [...Map.groupBy(unpaid, ({ charge }) => charge)].map(([charge, parts]) => {
      const openAmount = sumCents(parts.map(({ amount }) => amount));
      return [charge.reference, { openAmount, state: stateOf(charge, parts, openAmount) }];
    }),
  );
}
