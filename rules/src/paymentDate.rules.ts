/** When a payment may be made (PAY-09 to PAY-12). Dates are local dates of the provider's zone; the server decides, the screen asks the same rules. */
import { addDays, instantAt, localDateAt, parseTypedDate, type LocalDate } from "./dates.rules.ts";

/** At most so many future payments of an account may stand at a time (PAY-10). */
export const MOST_SCHEDULED = 2;

/** What the provider has set. */
export interface DateSettings {
  /** How many days after today a payment may still be scheduled for. */
  daysAhead: number;
  /** Hour of the provider's day, 0 to 23: from it on the next day's payments are closed. */
  cutOffHour: number;
}

/** Why only today is left. `PAST_DUE` and `INACTIVE` force payment today (PAY-11). */
export type SchedulingBlock = "INACTIVE" | "PAST_DUE" | "PENDING_INCLUDES_PAST_DUE" | "TWO_SCHEDULED";

/** What decides whether an account may schedule at all. Cents. */
export interface SchedulingFacts {
  inactive: boolean;
  pastDueAmount: number;
  /** On its way to the account, of known or unknown outcome; it pays what is oldest first. */
  pendingPaymentAmount: number;
  /** Payments that are scheduled already, without the one that is being changed. */
  scheduled: number;
}

/** The dates of the next payment, as the server gives them to the screen. */
export interface PaymentDates {
  /** Paying now, dated today, is possible at any hour: no cut-off keeps a customer from having service restored. */
  today: LocalDate;
  /** The first date that a payment can still be scheduled for; null when none can. */
  firstScheduledDate: LocalDate | null;
  /** Today when nothing may be scheduled. */
  lastDate: LocalDate;
  /** The instant from which tomorrow is closed; it may have passed. */
  cutOff: Date;
  block: SchedulingBlock | null;
}

/** In the order in which a customer would want to know: what forces payment today stands before what merely waits. */
export function schedulingBlock({ inactive, pastDueAmount, pendingPaymentAmount, scheduled }: SchedulingFacts): SchedulingBlock | null {
  if (inactive) return "INACTIVE";
  if (pastDueAmount > pendingPaymentAmount) return "PAST_DUE";
  if (pastDueAmount > 0) return "PENDING_INCLUDES_PAST_DUE";
  return scheduled >= MOST_SCHEDULED ? "TWO_SCHEDULED" : null;
}

export function forcesToday(block: SchedulingBlock | null): boolean {
  return block === "INACTIVE" || block === "PAST_DUE";
}

/**
 * The dates that are open at an instant. The next day's payments are handed to the banks in the evening before: from the cut-off on,
 * tomorrow can't be scheduled any more, and the day after is the first that can.
 */
export function paymentDates(now: Date, timeZone: string, { daysAhead, cutOffHour }: DateSettings, facts: SchedulingFacts): PaymentDates {
  const today = localDateAt(now, timeZone);
  const cutOff = instantAt(today, cutOffHour, 0, timeZone);
  const block = schedulingBlock(facts);
  const lastDate = block === null ? addDays(today, daysAhead) : today;
  const first = addDays(today, now < cutOff ? 1 : 2);
  return { today, firstScheduledDate: first <= lastDate ? first : null, lastDate, cutOff, block };
}

/** The three messages of PAY-09: no date in that form, outside today and the last date, and too late for the next day. */
export type DateFault = "form" | "outOfRange" | "pastCutOff";

/** Why a real date can't be had; null when it can. */
export function dateFault(date: LocalDate, { today, firstScheduledDate, lastDate }: Pick<PaymentDates, "today" | "firstScheduledDate" | "lastDate">): Exclude<DateFault, "form"> | null {
  if (date < today || date > lastDate) return "outOfRange";
  if (date === today) return null;
  return firstScheduledDate === null || date < firstScheduledDate ? "pastCutOff" : null;
}

/** Reads what was typed as MM/DD/YY and judges it. */
export function judgeTypedDate(typed: string, dates: Pick<PaymentDates, "today" | "firstScheduledDate" | "lastDate">): { date: LocalDate } | { fault: DateFault } {
  const date = parseTypedDate(typed);
  if (date === null) return { fault: "form" };
  const fault = dateFault(date, dates);
  return fault === null ? { date } : { fault };
}
