import { clamped, firstOfMonth, isDay, lastOfMonth } from "./days.ts";

/** The first or the last day that can be chosen, and what days beyond it are told: "Choose today or a later day." */
export type DayBound = { date: string; reason: string };

export type DayLimits = {
  min?: DayBound;
  max?: DayBound;
  /** Why a day between the bounds cannot be chosen; undefined when it can. */
  unavailable?: (date: string) => string | undefined;
};

const boundless = { first: "1900-01-01", last: "2199-12-31" };

const beyond = (day: string, { min, max }: DayLimits): DayBound | undefined =>
  isDay(min?.date) && day < min.date ? min : isDay(max?.date) && day > max.date ? max : undefined;

/** Whether a day lies before the first or after the last that can be chosen. */
export const isBeyond = (day: string, limits: DayLimits) => beyond(day, limits) !== undefined;

/** Why a day cannot be chosen. */
export function refusalOf(day: string, limits: DayLimits): string | undefined {
  return beyond(day, limits)?.reason ?? limits.unavailable?.(day);
}

/** The days that can be shown: the whole months of the bounds, so that days just beyond them can be reached and say why. */
export function shownDays({ min, max }: DayLimits): { first: string; last: string } {
  const first = firstOfMonth(isDay(min?.date) ? min.date : boundless.first);
  const last = lastOfMonth(isDay(max?.date) ? max.date : boundless.last);
  return { first, last: last < first ? lastOfMonth(first) : last };
}

/** The day to begin with: the first of `wanted` that is one, in reach. */
export function dayToShow(limits: DayLimits, ...wanted: (string | undefined)[]): string {
  const { first, last } = shownDays(limits);
  return clamped(wanted.find(isDay) ?? first, first, last);
}
