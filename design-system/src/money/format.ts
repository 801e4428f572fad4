import type { Locale } from "../locale/index.ts";

/** Cache of formatters: creating one is slow and tables have many amounts. */
export function once<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}

const dollars = once((key) => {
  const [locale, signDisplay] = key.split("|") as [Locale, "auto" | "exceptZero"];
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    signDisplay,
  });
});

function dollarsFor(cents: number, locale: Locale, signed: boolean): Intl.NumberFormat {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Money takes whole cents, not ${cents}`);
  return dollars(`${locale}|${signed ? "exceptZero" : "auto"}`);
}

/**
 * Formats an amount with cents, as `Money` does: for places that accept only text, such as a label in a chart.
 *
 * @param cents whole number of cents, negative for a credit; throws a RangeError for a fraction of a cent
 * @param signed also show the plus sign
 * @example formatMoney(24817, "en-US") // "$248.17"
 */
export function formatMoney(cents: number, locale: Locale, signed = false): string {
  return withTrueMinus(dollarsFor(cents, locale, signed).format(cents / 100));
}

const withTrueMinus = (text: string) => text.replace("-", "−");

/** The parts of an amount: the text before the decimal sign, and the decimal sign with the cents. */
export type MoneyParts = { whole: string; fraction: string };

/**
 * Formats integer cents as US dollars, with a true minus sign.
 *
 * @param cents whole number of cents, negative for a credit; throws a RangeError for a fraction of a cent
 * @param signed also show the plus sign
 */
export function moneyParts(cents: number, locale: Locale, signed = false): MoneyParts {
  const parts = dollarsFor(cents, locale, signed).formatToParts(cents / 100);
  const decimalAt = parts.findIndex((part) => part.type === "decimal");
  const write = (some: typeof parts) => withTrueMinus(some.map((part) => part.value).join(""));
  return { whole: write(parts.slice(0, decimalAt)), fraction: write(parts.slice(decimalAt)) };
}

export type DateFormat = "long" | "medium" | "numeric" | "dateTime";

const formats: Record<DateFormat, Intl.DateTimeFormatOptions> = {
  long: { weekday: "long", month: "long", day: "numeric" },
  medium: { month: "short", day: "numeric", year: "numeric" },
  numeric: { month: "2-digit", day: "2-digit", year: "2-digit" },
  dateTime: {
    month: "short",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  },
};

const dates = once((key) => {
  const [locale, format, timeZone] = key.split("|") as [Locale, DateFormat, string];
  return new Intl.DateTimeFormat(locale, { ...formats[format], timeZone: timeZone || undefined });
});

const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Formats a day or an instant. A day (`YYYY-MM-DD`) is the same in every time zone; an instant is shown in `zone`, by
 * default the user's time zone. Throws a RangeError for an invalid date.
 */
export function formatDate(date: string, locale: Locale, format: DateFormat, zone = ""): string {
  const isDay = dayOnly.test(date);
  const shown = isDay && format === "dateTime" ? "medium" : format;
  return dates(`${locale}|${shown}|${isDay ? "UTC" : zone}`).format(new Date(isDay ? `${date}T00:00:00Z` : date));
}
