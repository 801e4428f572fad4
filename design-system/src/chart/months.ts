import type { Locale } from "../locale/index.ts";

type MonthLook = "full" | "short" | "year";

const looks: Record<MonthLook, Intl.DateTimeFormatOptions> = {
  full: { month: "long", year: "numeric" },
  short: { month: "short" },
  year: { year: "numeric" },
};

const made = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter is slow and a chart has many months: each is made once. */
function formatter(locale: Locale, look: MonthLook): Intl.DateTimeFormat {
  const key = `${locale}|${look}`;
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...looks[look], timeZone: "UTC" });
  made.set(key, known);
  return known;
}

/** The month of a day (`YYYY-MM-DD`): "November 2026", "Nov" or "2026". A text that is no date throws a RangeError. */
export function writeMonth(date: string, locale: Locale, look: MonthLook): string {
  return formatter(locale, look).format(new Date(`${date}T00:00:00Z`)).replace(".", "");
}

/** How many names of months fit below a plot that is narrow, medium or wide. */
const room = { narrow: 5, medium: 9, wide: 13 } as const;
export type Room = keyof typeof room;
const rooms = Object.keys(room) as Room[];

/** Every month, every second, every quarter, half-year or year: what people count in. */
const paces = [1, 2, 3, 6, 12, 24, 60, 120] as const;

/** The places in which the name of a month is shown. The newest is named everywhere; the others thin out evenly. */
export function roomsFor(index: number, count: number): readonly Room[] {
  const age = count - 1 - index;
  return rooms.filter((name) => age % (paces.find((pace) => Math.ceil(count / pace) <= room[name]) ?? count) === 0);
}
