/** What happens next with an account's money: pure projections that the server's account status and the portal's previews share. Cents; local dates. */
import { nextDebitDate } from "./autoPay.rules.ts";
import { isExpired } from "./card.rules.ts";
import { addMonths, type LocalDate } from "./dates.rules.ts";

/** An agreement to pay what is late in monthly parts, as it was made. */
export interface PlanTerms { installmentsRemaining: number; installmentAmount: number; nextInstallmentDate: LocalDate }

export interface Installment { date: LocalDate; amount: number }

/** An arrangement that is kept: what is left of it, the next part first. Never empty. */
export interface Arrangement { left: number; installments: Installment[] }

/**
 * Whether a bill that was due on a day is part of an arrangement: what was late a month before its next part. Bills that come later are paid
 * beside it.
 */
export const isArranged = ({ nextInstallmentDate }: PlanTerms, dueDate: LocalDate): boolean => dueDate <= addMonths(nextInstallmentDate, -1);

/**
 * What is left of an arrangement once so much of its debt is still unpaid. Null when nothing is left of it, and when a part was not paid by its
 * day: a broken arrangement protects nothing.
 * @param unpaid cents of the arranged bills that nobody has paid yet and nothing is on its way for
 */
export function arrangementOn(plan: PlanTerms, unpaid: number, today: LocalDate): Arrangement | null {
  const { installmentsRemaining: count, installmentAmount: amount, nextInstallmentDate } = plan;
  const left = Math.min(unpaid, count * amount);
  const open = Math.ceil(left / amount);
  const installments = Array.from({ length: open }, (_, index): Installment => ({
    date: addMonths(nextInstallmentDate, count - open + index),
    // Whoever paid more than a part has less to pay with the next one.
    amount: index === 0 ? left - (open - 1) * amount : amount,
  }));
  const [next] = installments;
  return next === undefined || next.date < today ? null : { left, installments };
}

/** What the next automatic charge depends on. */
export interface ChargeFacts {
  today: LocalDate;
  debitDay: number;
  /** The next day on which Auto Pay looks at the bill; it may have come already. */
  nextDate: LocalDate;
  /** What is to be paid once everything that is on its way has arrived. */
  stillDue: number;
  /** Parts of an arrangement: Auto Pay takes none of them before its day. */
  installments: readonly Installment[];
  /** What will be charged before: on the same day, scheduled payments go first. */
  scheduled: readonly { date: LocalDate; amount: number }[];
  /** When the next bill comes out; null when none will. */
  nextStatementDate: LocalDate | null;
  /** The month's discount, 0 when the newest bill has it already. */
  discount: number;
  /** The most that it takes of the bills that are out: the mobile lines, where it pays for mobile alone. Null for all of it. */
  atMost: number | null;
}

/** A charge of Auto Pay before it happens. `statementDate`: the bill that is still to come and decides the amount, which is null until then. */
export type NextCharge =
  | { date: LocalDate; due: number; discount: number; amount: number; statementDate: null }
  | { date: LocalDate; due: null; discount: null; amount: null; statementDate: LocalDate };

/** How many months ahead somebody is told: a bill comes out every month. */
const MONTHS_AHEAD = 3;

/** What Auto Pay leaves alone on a day: parts of an arrangement whose day is still to come. */
export function notYetAsked(installments: readonly Installment[], day: LocalDate): number {
  return installments.reduce((sum, { date, amount }) => (date > day ? sum + amount : sum), 0);
}

/** The first day on which Auto Pay has something to charge, and how much; null when it has nothing to charge in the months to come. */
export function nextCharge(facts: ChargeFacts): NextCharge | null {
  const { today, debitDay, nextStatementDate } = facts;
  let date = facts.nextDate < today ? today : facts.nextDate;
  for (let month = 0; month < MONTHS_AHEAD; month += 1) {
    if (nextStatementDate !== null && nextStatementDate <= date) return { date, due: null, discount: null, amount: null, statementDate: nextStatementDate };
    const due = payableOn(facts, date);
    const discount = Math.min(due, facts.discount);
    if (due > 0) return { date, due, discount, amount: due - discount, statementDate: null };
    date = nextDebitDate(debitDay, date);
  }
  return null;
}

function payableOn({ stillDue, installments, scheduled, atMost }: ChargeFacts, day: LocalDate): number {
  const before = scheduled.reduce((sum, { date, amount }) => (date <= day ? sum + amount : sum), 0);
  return Math.max(0, Math.min(stillDue - before - notYetAsked(installments, day), atMost ?? Infinity));
}

/** Something that will pay of the bill, or that somebody has paid just now (`pays` 0: it is paid already). Cents. */
export interface Claim { kind: "AUTO_PAY" | "SCHEDULED" | "RECENT"; pays: number }

/** What may pay the same bill as a payment of an amount: what is planned only where both together are more than is due. */
export function overlapping<Of extends Claim>(claims: readonly Of[], amount: number, stillDue: number): Of[] {
  const planned = claims.reduce((sum, { pays }) => sum + pays, 0);
  return claims.filter(({ kind }) => kind === "RECENT" || amount + planned > stillDue);
}

/** Why a charge that is planned will not be made; null when nothing stands in its way. */
export type ChargeProblem = "METHOD_REMOVED" | "METHOD_EXPIRES" | "METHOD_UNAVAILABLE" | "METHOD_RESTRICTED";

/** A method as far as a later charge asks. `expiry` MMYY; null for bank accounts. */
export interface PlannedMethod { type: string; expiry: string | null; unavailable: boolean }

export function chargeProblem(method: PlannedMethod | undefined, refused: { cardsRefused: boolean; banksRefused: boolean }, date: LocalDate): ChargeProblem | null {
  if (!method) return "METHOD_REMOVED";
  if (method.type === "bankAccount" ? refused.banksRefused : refused.cardsRefused) return "METHOD_RESTRICTED";
  if (method.expiry !== null && isExpired(method.expiry, date)) return "METHOD_EXPIRES";
  return method.unavailable ? "METHOD_UNAVAILABLE" : null;
}

/**
 * What a screen says first, most pressing first. CONFIRMING: a payment's outcome is not known. PAST_DUE: something is late and nothing on its way
 * pays it. ON_ITS_WAY: all that is due is being paid. SCHEDULED, AUTO_PAY: it will be paid in time by itself. ARRANGEMENT: the next thing to
 * pay is a part of an arrangement. DUE: somebody has to pay.
 */
export const headlines = ["CONFIRMING", "PAST_DUE", "ON_ITS_WAY", "NOTHING_DUE", "SCHEDULED", "AUTO_PAY", "ARRANGEMENT", "DUE"] as const;

export type Headline = (typeof headlines)[number];

/** What a headline depends on. `inTime`: cents that will be charged by themselves by the day on which `current` is due. */
export interface HeadlineFacts { confirming: boolean; pastDue: number; stillDue: number; onItsWay: number; current: number; scheduledInTime: number; autoPayInTime: number }

export function headlineOf({ confirming, pastDue, stillDue, onItsWay, current, scheduledInTime, autoPayInTime }: HeadlineFacts): Headline {
  if (confirming) return "CONFIRMING";
  if (pastDue > 0) return "PAST_DUE";
  if (stillDue === 0) return onItsWay > 0 ? "ON_ITS_WAY" : "NOTHING_DUE";
  if (current > 0 && scheduledInTime >= current) return "SCHEDULED";
  if (current > 0 && autoPayInTime > 0 && scheduledInTime + autoPayInTime >= current) return "AUTO_PAY";
  return stillDue > current ? "ARRANGEMENT" : "DUE";
}
