import { useLocale } from "@portico/content-runtime/react";
import { timeZoneName } from "./timeZoneName.ts";

/** The name of a time zone in a sentence: "Eastern Time", in Spanish "hora del Este". */
export function useTimeZoneName(timeZone: string): string {
  return timeZoneName(timeZone, useLocale().locale);
}
