/**
 * When a payment may be made (PAY-09 to PAY-12). Dates are local dates in the provider's time zone. Shared by the
 * browser and the server, which decides.
 */
import { payment } from "./constants.rules.ts";
import { addDays, instantAt, localDateAt, parseTypedDate, type LocalDate } from "./dates.rules.ts";

/** The provider's settings. */
export interface DateSettings {
  /** How many days ahead a payment may be scheduled. */
  daysAhead: number;
  /** Hour of the provider's day, 0 to 23, from which the next day is closed for scheduling. */
  cutOffHour: number;
}

/** Why only today can be chosen. `PAST_DUE` and `INACTIVE` force payment today (PAY-11). */
export type SchedulingBlock = "INACTIVE" | "PAST_DUE" | "PENDING_INCLUDES_PAST_DUE" | "TWO_SCHEDULED";

/** The facts that determine whether an account may schedule. Cents. */
export interface SchedulingFacts {
  inactive: boolean;
  pastDueAmount: number;
  /** Cents in flight, with or without a known outcome; they pay the oldest charges first. */
  pendingPaymentAmount: number;
  /** Cents of Auto Pay's discount that settle with the payments in flight. */
  pendingDiscount: number;
  /** The number of scheduled payments, without the one that is being changed. */
  scheduled: number;
}

/** The available dates of the next payment, computed by the server for the browser. */
export interface PaymentDates {
  /** Paying now, dated today, is possible at any hour: no cut-off delays the restoration of service. */
  today: LocalDate;
  /** The first date that can still be scheduled; null when none can. */
  firstScheduledDate: LocalDate | null;
  /** The last date that can be scheduled; today when none can. */
  lastDate: LocalDate;
  /** The instant from which tomorrow is closed; may be in the past. */
  cutOff: Date;
  block: SchedulingBlock | null;
}

/** Returns the most important reason: one that forces payment today comes before one that only blocks scheduling. */
export function schedulingBlock({
  inactive,
  pastDueAmount,
  pendingPaymentAmount,
  pendingDiscount,
  scheduled,
}: SchedulingFacts): SchedulingBlock | null {
  if (inactive) return "INACTIVE";
  if (pastDueAmount > pendingPaymentAmount + pendingDiscount) return "PAST_DUE";
  if (pastDueAmount > 0) return "PENDING_INCLUDES_PAST_DUE";
  return scheduled >= payment.maxScheduled ? "TWO_SCHEDULED" : null;
}

export function forcesToday(block: SchedulingBlock | null): boolean {
  return block === "INACTIVE" || block === "PAST_DUE";
}

/**
 * The available dates at an instant. The next day's payments are sent to the banks on the evening before: from the
 * cut-off on, the day after tomorrow is the first date that can be scheduled.
 */
export function paymentDates(
  now: Date,
  timeZone: string,
  { daysAhead, cutOffHour }: DateSettings,
  facts: SchedulingFacts,
): PaymentDates {
  const today = localDateAt(now, timeZone);
  const cutOff = instantAt(today, cutOffHour, 0, timeZone);
  const block = schedulingBlock(facts);
  const lastDate = block === null ? addDays(today, daysAhead) : today;
  const first = addDays(today, now < cutOff ? 1 : 2);
  return { today, firstScheduledDate: first <= lastDate ? first : null, lastDate, cutOff, block };
}

/** The three messages of PAY-09: wrong format, outside the range, and too late for the next day. */
export type DateError = "form" | "outOfRange" | "pastCutOff";

/** Why a date is not available; null when it is. */
export function validateDate(
  date: LocalDate,
  { today, firstScheduledDate, lastDate }: Pick<PaymentDates, "today" | "firstScheduledDate" | "lastDate">,
): Exclude<DateError, "form"> | null {
  if (date < today || date > lastDate) return "outOfRange";
  if (date === today) return null;
  return firstScheduledDate === null || date < firstScheduledDate ? "pastCutOff" : null;
}

/** Parses and validates a date typed as MM/DD/YY. */
export function validateTypedDate(
  typed: string,
  dates: Pick<PaymentDates, "today" | "firstScheduledDate" | "lastDate">,
): { date: LocalDate } | { error: DateError } {
  const date = parseTypedDate(typed);
  if (date === null) return { error: "form" };
  const error = validateDate(date, dates);
  return error === null ? { date } : { error };
}
