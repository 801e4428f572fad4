export type PartOfDay = "morning" | "afternoon" | "evening";

/** Part of the day of an ISO instant in the provider's time zone. */
export function partOfDay(instant: string, timeZone: string): PartOfDay {
  const hour = Number(
    new Intl.DateTimeFormat("en-US", { hour: "numeric", hourCycle: "h23", timeZone }).format(new Date(instant)),
  );
  if (hour >= 4 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}

/** Date of an ISO instant in the provider's time zone, YYYY-MM-DD. */
export const localDay = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit", timeZone }).format(
    new Date(instant),
  );
