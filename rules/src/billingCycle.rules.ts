import { addMonths, daysInMonth, type LocalDate } from "./dates.rules.ts";

/**
 * The first date after `after` on which an account with this cycle day is billed. In a month that has no such day it is the
 * month's last, so nobody with the 29th, 30th or 31st misses a month or is billed twice in one.
 * @param cycleDay 1 to 31
 */
export function nextCycleDate(after: LocalDate, cycleDay: number): LocalDate {
  const inThisMonth = cycleDateIn(after, cycleDay);
  return inThisMonth > after ? inThisMonth : cycleDateIn(addMonths(firstOfMonth(after), 1), cycleDay);
}

/** The date a month before a cycle date, on the same cycle: where its service period begins. */
export function previousCycleDate(cycleDate: LocalDate, cycleDay: number): LocalDate {
  return cycleDateIn(addMonths(firstOfMonth(cycleDate), -1), cycleDay);
}

const firstOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 8)}01`;

function cycleDateIn(month: LocalDate, cycleDay: number): LocalDate {
  const last = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
  return `${month.slice(0, 8)}${String(Math.min(cycleDay, last)).padStart(2, "0")}`;
}
