import type { Locale } from "../locale/index.ts";
import { once } from "./format.ts";

const dates = once((key) => {
  const [locale, month] = key.split("|") as [Locale, "short" | "long"];
  return new Intl.DateTimeFormat(locale, { month, day: "numeric", timeZone: "UTC" });
});

/** The day of the month and the short month of a day (`YYYY-MM-DD`), and how both are read: "December 3". */
export function dateTileParts(date: string, locale: Locale): { day: string; month: string; spoken: string } {
  const at = new Date(`${date}T00:00:00Z`);
  const parts = dates(`${locale}|short`).formatToParts(at);
  const valueOf = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return {
    day: valueOf("day"),
    month: valueOf("month").replace(".", ""),
    spoken: dates(`${locale}|long`).format(at),
  };
}
