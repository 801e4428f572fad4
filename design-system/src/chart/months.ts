import type { Locale } from "../locale/index.ts";

type MonthFormat = "full" | "short" | "year";

const formats: Record<MonthFormat, Intl.DateTimeFormatOptions> = {
  full: { month: "long", year: "numeric" },
  short: { month: "short" },
  year: { year: "numeric" },
};

const made = new Map<string, Intl.DateTimeFormat>();

/** Cache of formatters: creating one is slow and a chart has many months. */
function formatter(locale: Locale, format: MonthFormat): Intl.DateTimeFormat {
  const key = `${locale}|${format}`;
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...formats[format], timeZone: "UTC" });
  made.set(key, known);
  return known;
}

/**
 * Formats the month of a day (`YYYY-MM-DD`): "November 2026", "Nov" or "2026". Throws a RangeError for an invalid date.
 */
export function formatMonth(date: string, locale: Locale, format: MonthFormat): string {
  return formatter(locale, format)
    .format(new Date(`${date}T00:00:00Z`))
    .replace(".", "");
}

/** The maximum number of month labels below a narrow, medium or wide plot. */
const room = { narrow: 5, medium: 9, wide: 13 } as const;
export type Room = keyof typeof room;
const rooms = Object.keys(room) as Room[];

/** Label intervals in months: every month, every second, every quarter, half-year or year. */
const paces = [1, 2, 3, 6, 12, 24, 60, 120] as const;

/**
 * The widths at which a month's label is shown. The newest month is always labelled; the others are thinned out evenly.
 */
export function roomsFor(index: number, count: number): readonly Room[] {
  const age = count - 1 - index;
  return rooms.filter((name) => age % (paces.find((pace) => Math.ceil(count / pace) <= room[name]) ?? count) === 0);
}
