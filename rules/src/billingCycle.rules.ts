import { addMonths, daysInMonth, type LocalDate } from "./dates.rules.ts";

/**
 * The next billing date of an account after `after`. In a month without the cycle day it is the last day, so cycle days
 * 29 to 31 are billed exactly once every month.
 * @param cycleDay 1 to 31
 */
export function nextCycleDate(after: LocalDate, cycleDay: number): LocalDate {
  const inThisMonth = cycleDateIn(after, cycleDay);
  return inThisMonth > after ? inThisMonth : cycleDateIn(addMonths(firstOfMonth(after), 1), cycleDay);
}

/** The cycle date a month earlier: the start of its service period. */
export function previousCycleDate(cycleDate: LocalDate, cycleDay: number): LocalDate {
  return cycleDateIn(addMonths(firstOfMonth(cycleDate), -1), cycleDay);
}

const firstOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 8)}01`;

function cycleDateIn(month: LocalDate, cycleDay: number): LocalDate {
  const last = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
  return `${month.slice(0, 8)}${String(Math.min(cycleDay, last)).padStart(2, "0")}`;
}
