/**
 * Date arithmetic on days as `YYYY-MM-DD`, independent of time zones. Calculated in UTC, which has no days of 23 or 25
 * hours.
 */
const dayLength = 86_400_000;
const pattern = /^\d{4}-\d{2}-\d{2}$/;

const counted = (day: string) => Date.parse(day) / dayLength;
const written = (count: number) => new Date(count * dayLength).toISOString().slice(0, 10);

/** Whether a text is an existing day: February 30 is not. */
export function isDay(text: string | undefined): text is string {
  return text !== undefined && pattern.test(text) && !Number.isNaN(counted(text)) && written(counted(text)) === text;
}

export function addDays(day: string, days: number): string {
  return written(counted(day) + days);
}

/** Adds months and clamps to the end of the month: one month after January 31 is the last day of February. */
export function addMonths(day: string, months: number): string {
  const first = new Date(firstOfMonth(day));
  first.setUTCMonth(first.getUTCMonth() + months);
  const target = first.toISOString().slice(0, 8);
  return target + String(Math.min(Number(day.slice(8)), daysInMonth(`${target}01`))).padStart(2, "0");
}

export const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

function daysInMonth(day: string): number {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
}

export const lastOfMonth = (day: string) => day.slice(0, 8) + String(daysInMonth(day));

/** The weekday; 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(day).getUTCDay();

/** The days of a month in weeks of seven; the cells before the first and after the last day are empty. */
export function weeksOf(month: string, firstWeekday: number): (string | undefined)[][] {
  const before = (weekdayOf(firstOfMonth(month)) - firstWeekday + 7) % 7;
  const length = daysInMonth(month);
  const placed = (place: number) =>
    place < 1 || place > length ? undefined : month.slice(0, 8) + String(place).padStart(2, "0");
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, at) => placed(week * 7 + at - before + 1)),
  );
}

/** Clamps a day between `first` and `last`. ISO dates compare as strings. */
export const clamped = (day: string, first: string, last: string) => (day < first ? first : day > last ? last : day);
