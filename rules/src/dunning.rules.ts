/**
 * Dunning: when a failed unattended payment (an Auto Pay debit or a scheduled payment) is retried. The schedule is
 * published: docs/money.md has it as a table, and the customer sees each next date.
 *
 * Sources: Visa forbids a retry after a category 1 response (lost, stolen, closed, no such account) and allows 15 in
 * 30 days after others (Visa Core Rules, "Declined Transaction Resubmission"); Mastercard requires the same by its
 * Merchant Advice Codes 03 and 21; Nacha allows an ACH debit returned for insufficient funds to be entered twice more
 * (Operating Rules, 2.12.4). Our limits stay well below all of them.
 */
import { addDays, type LocalDate } from "./dates.rules.ts";

export const unattendedFailureCodes = [
  "INSUFFICIENT_FUNDS",
  "DECLINED",
  "METHOD_CLOSED",
  "SECURITY_CODE_FAILED",
  "METHOD_EXPIRED",
  "METHOD_REMOVED",
  "METHOD_NOT_FOUND",
  "METHOD_UNAVAILABLE",
  "CARDS_RESTRICTED",
  "PROCESSOR_UNAVAILABLE",
] as const;

/** Why an unattended payment failed. METHOD_CLOSED: lost, stolen, closed, or no such account. */
export type UnattendedFailureCode = (typeof unattendedFailureCodes)[number];

/**
 * `hard`: the method can never be charged, so there is no retry. `soft`: it may be charged on another day. `outage`:
 * the processor was not reached; a delay, not a refusal.
 */
export type DeclineKind = "hard" | "soft" | "outage";

export function declineKind(code: UnattendedFailureCode): DeclineKind {
  if (code === "PROCESSOR_UNAVAILABLE") return "outage";
  return code === "INSUFFICIENT_FUNDS" || code === "DECLINED" ? "soft" : "hard";
}

export type RetriedMethod = "card" | "bankAccount";

/**
 * Days after the first failure on which a retry runs. A refusal without a reason is retried less often than
 * insufficient funds.
 */
export const retryDays: Readonly<
  Record<"INSUFFICIENT_FUNDS" | "DECLINED", Readonly<Record<RetriedMethod, readonly number[]>>>
> = {
  INSUFFICIENT_FUNDS: { card: [3, 7, 14], bankAccount: [3, 7] },
  DECLINED: { card: [3, 7], bankAccount: [3] },
};

/**
 * The limit of unattended charges of one method in a number of days, for any payment: Visa's 15 less a margin for the
 * customer's own tries.
 */
export const retryLimit = { days: 30, tries: 10 } as const;

/**
 * Retries during an outage of the processor: hours between tries, and the number of tries before giving up (two days).
 */
export const outage = { hoursBetween: 4, maxTries: 12 } as const;

export interface FailedTries {
  code: UnattendedFailureCode;
  method: RetriedMethod;
  /** Refused charges so far, including this one; an outage does not count. */
  tries: number;
  firstFailedOn: LocalDate;
  today: LocalDate;
  /** Refused charges of the same method within `retryLimit.days`, including this one. */
  triesOfMethod: number;
}

/**
 * The date of the next retry after a refusal; null when there is none. A date that has passed meanwhile becomes
 * tomorrow.
 */
export function nextRetryDate({
  code,
  method,
  tries,
  firstFailedOn,
  today,
  triesOfMethod,
}: FailedTries): LocalDate | null {
  if (code !== "INSUFFICIENT_FUNDS" && code !== "DECLINED") return null;
  const day = retryDays[code][method][tries - 1];
  if (day === undefined || triesOfMethod >= retryLimit.tries) return null;
  const planned = addDays(firstFailedOn, day);
  return planned > today ? planned : addDays(today, 1);
}

/** The instant of the next retry after consecutive outages; null when it is given up. */
export function nextTryAfterOutage(outages: number, now: Date): Date | null {
  return outages >= outage.maxTries ? null : new Date(now.getTime() + outage.hoursBetween * 3_600_000);
}

/**
 * The amount of a retry: at most the announced amount, less what the customer has paid meanwhile, and never more than
 * is still owed. Cents.
 */
export function amountToRetry({
  promised,
  paidSince,
  stillDue,
}: {
  promised: number;
  paidSince: number;
  stillDue: number;
}): number {
  return Math.max(0, Math.min(promised - paidSince, stillDue));
}

/**
 * Whether paused Auto Pay may resume with the same method. A bank's refusal is final; a problem of the saved method
 * (expired, disabled) is checked again, because it may have been fixed.
 */
export function mayResumeWithSameMethod(code: UnattendedFailureCode): boolean {
  return code !== "METHOD_CLOSED" && code !== "SECURITY_CODE_FAILED";
}
