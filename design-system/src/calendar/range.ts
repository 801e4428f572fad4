import type { DayPart } from "./DayCell.tsx";
import { isDay } from "./days.ts";

/** First and last day, `YYYY-MM-DD`; empty while they are not chosen. */
export type DateRange = { start: string; end: string };

export const isWhole = ({ start, end }: DateRange) => isDay(start) && isDay(end);
const isHalf = ({ start, end }: DateRange) => isDay(start) && !isDay(end);

const inOrder = (one: string, other: string): DateRange => (one <= other ? { start: one, end: other } : { start: other, end: one });

/** A day begins a range or ends the one that was begun, in whatever order they come. */
export const rangeWith = (range: DateRange, day: string): DateRange => (isHalf(range) ? inOrder(range.start, day) : { start: day, end: "" });

export const isInRange = (day: string, { start, end }: DateRange) => (end ? start <= day && day <= end : day === start);

/** What a day is in a range, or in the one that would be if the reached day ended it. */
export function partOfRange(day: string, range: DateRange, reached: string): DayPart | undefined {
  const { start, end } = isHalf(range) && reached ? inOrder(range.start, reached) : range;
  if (!isInRange(day, { start, end })) return undefined;
  if (!end || start === end) return "chosen";
  if (start < day && day < end) return "between";
  const settled = isWhole(range) || day === range.start;
  return day === start ? (settled ? "start" : "first") : settled ? "end" : "last";
}
