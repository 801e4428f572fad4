import { useLocale } from "@portico/content-runtime/react";
import type { Locale } from "@portico/design-system/locale";

/**
 * The name of a time zone within a sentence: "Eastern Time", in Spanish "hora del Este", as it is said in the United
 * States, in place of "hora oriental" in the data of browsers.
 */
export function timeZoneName(timeZone: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" }).formatToParts();
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return name
    .replace("hora oriental", "hora del Este")
    .replace("hora central", "hora del Centro")
    .replace("de las Montañas Rocosas", "de la Montaña")
    .replace("Hawái-Aleutianas", "Hawái");
}

/** The same in the language of the page. */
export function useTimeZoneName(timeZone: string): string {
  return timeZoneName(timeZone, useLocale().locale);
}
