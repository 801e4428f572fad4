import type { Locale } from "../locale/index.ts";

const looks = {
  month: { month: "long", year: "numeric" },
  /** As it is spoken: with its weekday and year. */
  full: { weekday: "long", month: "long", day: "numeric", year: "numeric" },
  shown: { weekday: "long", month: "long", day: "numeric" },
  date: { month: "long", day: "numeric", year: "numeric" },
  weekday: { weekday: "long" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter is slow and a month has many days: each is made once. */
function formatOf(locale: Locale, look: keyof typeof looks): Intl.DateTimeFormat {
  const key = `${locale} ${look}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...looks[look], timeZone: "UTC" });
  formats.set(key, format);
  return format;
}

/** Writes a day in words. */
export const inWords = (day: string, locale: Locale, look: keyof typeof looks) => formatOf(locale, look).format(new Date(day));

/** Writes a range and says month and year only as often as it has to: "November 3 – 14, 2026". */
export const rangeInWords = (start: string, end: string, locale: Locale) => formatOf(locale, "date").formatRange(new Date(start), new Date(end));

/** The same as a line of its own: Spanish writes months and weekdays small, but not at the start of a line. */
export function asTitle(day: string, locale: Locale, look: keyof typeof looks): string {
  const words = inWords(day, locale, look);
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}

type WeekInfo = { firstDay: number };
type WithWeekInfo = { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** The weekday that a week begins with, 0 for Sunday. Where a browser does not know it is Sunday, as in the United States. */
export function firstWeekdayOf(locale: Locale): number {
  const known = new Intl.Locale(locale) as WithWeekInfo;
  return ((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 7) % 7;
}
