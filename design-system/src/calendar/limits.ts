import { clamped, firstOfMonth, isDay, lastOfMonth } from "./days.ts";

/** The first or the last day that can be chosen, and the message for days beyond it: "Choose today or a later day." */
export type DayBound = { date: string; reason: string };

export type DayLimits = {
  min?: DayBound;
  max?: DayBound;
  /** Returns why a day between the bounds is unavailable; undefined when it is available. */
  unavailable?: (date: string) => string | undefined;
};

const boundless = { first: "1900-01-01", last: "2199-12-31" };

const beyond = (day: string, { min, max }: DayLimits): DayBound | undefined =>
  isDay(min?.date) && day < min.date ? min : isDay(max?.date) && day > max.date ? max : undefined;

/** Whether a day is outside the bounds. */
export const isBeyond = (day: string, limits: DayLimits) => beyond(day, limits) !== undefined;

/** Why a day cannot be chosen; undefined when it can. */
export function refusalOf(day: string, limits: DayLimits): string | undefined {
  return beyond(day, limits)?.reason ?? limits.unavailable?.(day);
}

/** The days that can be shown: the whole months of the bounds, so that days just outside can be focused and say why. */
export function shownDays({ min, max }: DayLimits): { first: string; last: string } {
  const first = firstOfMonth(isDay(min?.date) ? min.date : boundless.first);
  const last = lastOfMonth(isDay(max?.date) ? max.date : boundless.last);
  return { first, last: last < first ? lastOfMonth(first) : last };
}

/** The initial day: the first valid day of `wanted`, clamped to the bounds. */
export function dayToShow(limits: DayLimits, ...wanted: (string | undefined)[]): string {
  const { first, last } = shownDays(limits);
  return clamped(wanted.find(isDay) ?? first, first, last);
}
