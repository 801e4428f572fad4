import type { Locale } from "../locale/index.ts";

const written: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** A tick of the axis: whole dollars, of any size. */
export function writeTick(cents: number, locale: Locale): string {
  const dollars = (written[locale] ??= new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
    signDisplay: "negative",
  }));
  return dollars.format(cents / 100).replace("-", "−");
}
