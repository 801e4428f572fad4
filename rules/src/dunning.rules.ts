/**
 * When a payment that nobody was there for (a debit of Auto Pay, a payment on a later date) is tried again after it failed. The schedule is
 * published: docs/money.md has it as a table, and the customer is told each next date.
 *
 * Sources: Visa forbids a second try after a category 1 response (lost, stolen, closed, no such account) and allows 15 in 30 days after others
 * (Visa Core Rules, "Declined Transaction Resubmission"); Mastercard asks the same by its Merchant Advice Codes 03 and 21; Nacha allows an ACH
 * debit that came back for missing funds to be entered twice more (Operating Rules, 2.12.4). Ours stay well below all of them.
 */
import { addDays, type LocalDate } from "./dates.rules.ts";

export const unattendedFailureCodes = [
  "INSUFFICIENT_FUNDS", "DECLINED", "METHOD_CLOSED", "SECURITY_CODE_FAILED", "METHOD_EXPIRED", "METHOD_REMOVED", "METHOD_NOT_FOUND", "METHOD_UNAVAILABLE", "CARDS_RESTRICTED", "PROCESSOR_UNAVAILABLE",
] as const;

/** Why a payment that nobody was there for was not taken. METHOD_CLOSED: lost, stolen, closed, or no such account. */
export type UnattendedFailureCode = (typeof unattendedFailureCodes)[number];

/**
 * `hard`: the same method will never be charged, so it is not tried again. `soft`: it may be charged on another day. `outage`: nobody was
 * asked; a delay, not a refusal.
 */
export type DeclineKind = "hard" | "soft" | "outage";

export function declineKind(code: UnattendedFailureCode): DeclineKind {
  if (code === "PROCESSOR_UNAVAILABLE") return "outage";
  return code === "INSUFFICIENT_FUNDS" || code === "DECLINED" ? "soft" : "hard";
}

export type RetriedMethod = "card" | "bankAccount";

/** Days after the first failure on which it is tried again. A refusal without a reason is tried less often than an empty account. */
export const retryDays: Readonly<Record<"INSUFFICIENT_FUNDS" | "DECLINED", Readonly<Record<RetriedMethod, readonly number[]>>>> = {
  INSUFFICIENT_FUNDS: { card: [3, 7, 14], bankAccount: [3, 7] },
  DECLINED: { card: [3, 7], bankAccount: [3] },
};

/** The most that any one method is charged for without its holder in so many days, whatever for: Visa's 15 less a margin for what the customer tries. */
export const retryLimit = { days: 30, tries: 10 } as const;

/** While the processor can't be reached: so many hours between two tries, and so many of them before it is given up (two days). */
export const outage = { hoursBetween: 4, mostTries: 12 } as const;

export interface FailedTries {
  code: UnattendedFailureCode;
  method: RetriedMethod;
  /** Charges that were refused so far, this one included; an outage is none. */
  tries: number;
  firstFailedOn: LocalDate;
  today: LocalDate;
  /** Charges of the same method that were refused within `retryLimit.days`, this one included. */
  triesOfMethod: number;
}

/** The day of the next try after a refusal; null when there is none. A day that has passed while nothing ran is tomorrow. */
export function nextRetryDate({ code, method, tries, firstFailedOn, today, triesOfMethod }: FailedTries): LocalDate | null {
  if (code !== "INSUFFICIENT_FUNDS" && code !== "DECLINED") return null;
  const day = retryDays[code][method][tries - 1];
  if (day === undefined || triesOfMethod >= retryLimit.tries) return null;
  const planned = addDays(firstFailedOn, day);
  return planned > today ? planned : addDays(today, 1);
}

/** The instant of the next try after so many outages in a row; null when it is given up. */
export function nextTryAfterOutage(outages: number, now: Date): Date | null {
  return outages >= outage.mostTries ? null : new Date(now.getTime() + outage.hoursBetween * 3_600_000);
}

/** What a next try charges: no more than was promised, less what the customer has paid meanwhile, and never what is no longer owed. Cents. */
export function amountToRetry({ promised, paidSince, stillDue }: { promised: number; paidSince: number; stillDue: number }): number {
  return Math.max(0, Math.min(promised - paidSince, stillDue));
}

/**
 * Whether Auto Pay that was paused for a reason may go on with the same method. What a bank said of it stands; what was wrong with a saved
 * method here (over, out of use) is looked at anew, for it can have been repaired.
 */
export function mayResumeWithSameMethod(code: UnattendedFailureCode): boolean {
  return code !== "METHOD_CLOSED" && code !== "SECURITY_CODE_FAILED";
}
