/**
 * What happens next with an account's money: pure functions shared by the server's account status and the portal's
 * previews. Cents; local dates.
 */
import { nextDebitDate } from "./autoPay.rules.ts";
import { isExpired } from "./card.rules.ts";
import { addMonths, type LocalDate } from "./dates.rules.ts";

/** The terms of an agreement to pay a past due balance in monthly installments (deferral plan). */
export interface PlanTerms {
  installmentsRemaining: number;
  installmentAmount: number;
  nextInstallmentDate: LocalDate;
}

export interface Installment {
  date: LocalDate;
  amount: number;
}

/** An arrangement in force: its remaining installments, next one first. Never empty. */
export interface Arrangement {
  left: number;
  installments: Installment[];
}

/**
 * Whether a bill with this due date is part of an arrangement: it was past due a month before the next installment.
 * Later bills are paid separately.
 */
export const isArranged = ({ nextInstallmentDate }: PlanTerms, dueDate: LocalDate): boolean =>
  dueDate <= addMonths(nextInstallmentDate, -1);

/**
 * The remaining installments of an arrangement. Null when none remain, and when an installment was missed: a broken
 * arrangement no longer protects the account.
 * @param unpaid cents of the arranged bills that are neither paid nor covered by payments in flight
 */
export function arrangementOn(plan: PlanTerms, unpaid: number, today: LocalDate): Arrangement | null {
  const { installmentsRemaining: count, installmentAmount: amount, nextInstallmentDate } = plan;
  const left = Math.min(unpaid, count * amount);
  const open = Math.ceil(left / amount);
  const installments = Array.from({ length: open }, (_, index): Installment => ({
    date: addMonths(nextInstallmentDate, count - open + index),
    // An overpaid installment reduces the next one.
    amount: index === 0 ? left - (open - 1) * amount : amount,
  }));
  const [next] = installments;
  return next === undefined || next.date < today ? null : { left, installments };
}

/** An arrangement as the account status reports it. Cents. */
export interface ArrangementSummary {
  left: number;
  installmentsRemaining: number;
  nextAmount: number;
  nextDate: LocalDate;
}

/** The remaining installments of an arrangement: all after the next one have the same amount, a month apart. */
export function installmentsOf(arrangement: ArrangementSummary | null): Installment[] {
  if (!arrangement) return [];
  const { left, installmentsRemaining: count, nextAmount, nextDate } = arrangement;
  return Array.from({ length: count }, (_, index) => ({
    date: addMonths(nextDate, index),
    amount: index === 0 ? nextAmount : (left - nextAmount) / (count - 1),
  }));
}

/**
 * The due date that a debit has to meet: that of the newest unpaid bill, or null when an arrangement covers all that is
 * still due, because installments have dates of their own.
 */
export function dueDateToMeet(
  dueDate: LocalDate | null,
  arrangement: { left: number } | null,
  stillDue: number,
): LocalDate | null {
  return arrangement !== null && arrangement.left >= stillDue ? null : dueDate;
}

/** The facts that determine the next automatic charge. */
export interface ChargeFacts {
  today: LocalDate;
  debitDay: number;
  /** The next Auto Pay date; may be in the past. */
  nextDate: LocalDate;
  /** Cents due after all payments in flight. */
  stillDue: number;
  /** Installments of an arrangement: Auto Pay charges none of them before its date. */
  installments: readonly Installment[];
  /** Scheduled charges: on the same day they run first. One with a problem will not be made, so it pays nothing. */
  scheduled: readonly { date: LocalDate; amount: number; problem: ChargeProblem | null }[];
  /** The date of the next bill; null when there will be none. */
  nextStatementDate: LocalDate | null;
  /** The month's discount in cents, 0 when the newest bill has it already. */
  discount: number;
  /**
   * The limit of what Auto Pay pays of the current bills: the mobile lines, when it is on for mobile alone. Null for no
   * limit.
   */
  atMost: number | null;
}

/**
 * A future Auto Pay charge. `statementDate`: the date of the future bill that determines the amount, which is null
 * until then.
 */
export type NextCharge =
  | { date: LocalDate; due: number; discount: number; amount: number; statementDate: null }
  | { date: LocalDate; due: null; discount: null; amount: null; statementDate: LocalDate };

/** How many months ahead a charge is predicted: a bill is issued every month. */
const MONTHS_AHEAD = 3;

/** The cents that Auto Pay does not charge on a day: installments of an arrangement that are not due yet. */
export function notYetAsked(installments: readonly Installment[], day: LocalDate): number {
  return installments.reduce((sum, { date, amount }) => (date > day ? sum + amount : sum), 0);
}

/**
 * The first date on which Auto Pay has something to charge, and how much; null when there is nothing in the next
 * months.
 */
export function nextCharge(facts: ChargeFacts): NextCharge | null {
  const { today, debitDay, nextStatementDate } = facts;
  let date = facts.nextDate < today ? today : facts.nextDate;
  for (let month = 0; month < MONTHS_AHEAD; month += 1) {
    if (nextStatementDate !== null && nextStatementDate <= date)
      return { date, due: null, discount: null, amount: null, statementDate: nextStatementDate };
    const due = payableOn(facts, date);
    const discount = Math.min(due, facts.discount);
    if (due > 0) return { date, due, discount, amount: due - discount, statementDate: null };
    date = nextDebitDate(debitDay, date);
  }
  return null;
}

function payableOn({ stillDue, installments, scheduled, atMost }: ChargeFacts, day: LocalDate): number {
  const before = scheduled.reduce(
    (sum, { date, amount, problem }) => (date <= day && problem === null ? sum + amount : sum),
    0,
  );
  return Math.max(0, Math.min(stillDue - before - notYetAsked(installments, day), atMost ?? Infinity));
}

/** A planned payment of the bill, or one that was just made (`pays` 0: already counted). Cents. */
export interface Claim {
  kind: "AUTO_PAY" | "SCHEDULED" | "RECENT";
  pays: number;
}

/**
 * Which claims may pay the same bill as a payment of an amount. A planned one counts only when both together exceed the
 * amount due.
 */
export function overlapping<Of extends Claim>(claims: readonly Of[], amount: number, stillDue: number): Of[] {
  const planned = claims.reduce((sum, { pays }) => sum + pays, 0);
  return claims.filter(({ kind }) => kind === "RECENT" || amount + planned > stillDue);
}

/** Why a planned charge will not be made; null when nothing prevents it. */
export type ChargeProblem = "METHOD_REMOVED" | "METHOD_EXPIRES" | "METHOD_UNAVAILABLE" | "METHOD_RESTRICTED";

/** The properties of a method that a later charge depends on. `expiry` MMYY; null for bank accounts. */
export interface PlannedMethod {
  type: string;
  expiry: string | null;
  unavailable: boolean;
}

export function chargeProblem(
  method: PlannedMethod | undefined,
  refused: { cardsRefused: boolean; banksRefused: boolean },
  date: LocalDate,
): ChargeProblem | null {
  if (!method) return "METHOD_REMOVED";
  if (method.type === "bankAccount" ? refused.banksRefused : refused.cardsRefused) return "METHOD_RESTRICTED";
  if (method.expiry !== null && isExpired(method.expiry, date)) return "METHOD_EXPIRES";
  return method.unavailable ? "METHOD_UNAVAILABLE" : null;
}

/**
 * Headlines of a screen, most urgent first. CONFIRMING: a payment's outcome is unknown. PAST_DUE: something is past due
 * and no payment in flight covers it. ON_ITS_WAY: payments in flight cover all that is due. SCHEDULED, AUTO_PAY: it
 * will be paid in time automatically. ARRANGEMENT: the next payment is an installment of an arrangement. DUE: the
 * customer has to pay.
 */
export const headlines = [
  "CONFIRMING",
  "PAST_DUE",
  "ON_ITS_WAY",
  "NOTHING_DUE",
  "SCHEDULED",
  "AUTO_PAY",
  "ARRANGEMENT",
  "DUE",
] as const;

export type Headline = (typeof headlines)[number];

/**
 * The facts that a headline depends on. `inTime`: cents that will be charged automatically by the due date of
 * `current`.
 */
export interface HeadlineFacts {
  confirming: boolean;
  pastDue: number;
  stillDue: number;
  onItsWay: number;
  current: number;
  scheduledInTime: number;
  autoPayInTime: number;
}

export function headlineOf({
  confirming,
  pastDue,
  stillDue,
  onItsWay,
  current,
  scheduledInTime,
  autoPayInTime,
}: HeadlineFacts): Headline {
  if (confirming) return "CONFIRMING";
  if (pastDue > 0) return "PAST_DUE";
  if (stillDue === 0) return onItsWay > 0 ? "ON_ITS_WAY" : "NOTHING_DUE";
  if (current > 0 && scheduledInTime >= current) return "SCHEDULED";
  if (current > 0 && scheduledInTime + autoPayInTime >= current) return "AUTO_PAY";
  return stillDue > current ? "ARRANGEMENT" : "DUE";
}
