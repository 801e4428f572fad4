import type { Locale } from "../locale/index.ts";

const dateFormats = {
  month: { month: "long", year: "numeric" },
  /** The announced form: with weekday and year. */
  full: { weekday: "long", month: "long", day: "numeric", year: "numeric" },
  shown: { weekday: "long", month: "long", day: "numeric" },
  date: { month: "long", day: "numeric", year: "numeric" },
  weekday: { weekday: "long" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cache of formatters: creating one is slow and a month has many days. */
function formatOf(locale: Locale, format: keyof typeof dateFormats): Intl.DateTimeFormat {
  const key = `${locale} ${format}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...dateFormats[format], timeZone: "UTC" });
  formats.set(key, known);
  return known;
}

/** Formats a day. */
export const inWords = (day: string, locale: Locale, format: keyof typeof dateFormats) =>
  formatOf(locale, format).format(new Date(day));

/** Formats a range without repeating the month and the year: "November 3 – 14, 2026". */
export const rangeInWords = (start: string, end: string, locale: Locale) =>
  formatOf(locale, "date").formatRange(new Date(start), new Date(end));

/** The same with an initial capital, as a line of its own: Spanish writes months and weekdays in lower case. */
export function asTitle(day: string, locale: Locale, format: keyof typeof dateFormats): string {
  const labels = inWords(day, locale, format);
  return labels.charAt(0).toLocaleUpperCase(locale) + labels.slice(1);
}

type WeekInfo = { firstDay: number };
type WithWeekInfo = { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/**
 * The first day of the week, 0 for Sunday. Falls back to Sunday, as in the United States, where the browser lacks the
 * API.
 */
export function firstWeekdayOf(locale: Locale): number {
  const known = new Intl.Locale(locale) as WithWeekInfo;
  return ((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 7) % 7;
}
