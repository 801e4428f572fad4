import { useLocale } from "@portico/content-runtime/react";

/**
 * The name of a time zone in a sentence: "Eastern Time", in Spanish "ET". The Spanish name in the data of browsers,
 * "hora oriental", is not the one used in the United States.
 */
export function useTimeZoneName(timeZone: string): string {
  const { locale } = useLocale();
  const format = { timeZone, timeZoneName: locale === "es-US" ? "shortGeneric" : "longGeneric" } as const;
  const parts = new Intl.DateTimeFormat(locale, format).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
