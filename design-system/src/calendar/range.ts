import type { DayPart } from "./DayCell.tsx";
import { isDay } from "./days.ts";

/** First and last day, `YYYY-MM-DD`; empty until they are chosen. */
export type DateRange = { start: string; end: string };

export const isWhole = ({ start, end }: DateRange) => isDay(start) && isDay(end);
const isHalf = ({ start, end }: DateRange) => isDay(start) && !isDay(end);

const inOrder = (one: string, other: string): DateRange =>
  one <= other ? { start: one, end: other } : { start: other, end: one };

/** Applies a chosen day: it starts a range, or completes the one that was started, in either order. */
export const rangeWith = (range: DateRange, day: string): DateRange =>
  isHalf(range) ? inOrder(range.start, day) : { start: day, end: "" };

export const isInRange = (day: string, { start, end }: DateRange) => (end ? start <= day && day <= end : day === start);

/** The state of a day in the range, or in the range that the hovered or focused day would complete. */
export function partOfRange(day: string, range: DateRange, reached: string): DayPart | undefined {
  const { start, end } = isHalf(range) && reached ? inOrder(range.start, reached) : range;
  if (!isInRange(day, { start, end })) return undefined;
  if (!end || start === end) return "chosen";
  if (start < day && day < end) return "between";
  const settled = isWhole(range) || day === range.start;
  return day === start ? (settled ? "start" : "first") : settled ? "end" : "last";
}
