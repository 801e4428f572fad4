import type { LogArea } from "../model/users.api.ts";

export const areaChoices: readonly LogArea[] = [
  "PAYMENTS",
  "AUTO_PAY",
  "WALLET",
  "BILLING",
  "USERS",
  "APPOINTMENTS",
  "EQUIPMENT",
  "ORDERS",
  "VOICE",
  "ADD_ONS",
  "PROPERTY",
];
/** Days back; 0 is no limit. */
export const periodChoices: readonly number[] = [30, 90, 365, 0];

/** The filters of the activity log. All of them are in the URL, so that links can be shared. */
export type LogFilter = { area: LogArea | null; person: string | null; days: number };

export const noFilter: LogFilter = { area: null, person: null, days: 90 };

/** Parses the query string; missing or invalid parameters get their defaults. */
export function readFilter(query: URLSearchParams): LogFilter {
  const area = areaChoices.find((choice) => choice.toLowerCase() === query.get("area")?.toLowerCase()) ?? null;
  const person = query.get("person");
  const days = periodChoices.find((choice) => String(choice) === query.get("days")) ?? noFilter.days;
  return { area, person: person !== null && /^[0-9a-f-]{36}$/i.test(person) ? person : null, days };
}

/** Builds the query string of a filter; defaults are left out. */
export function filterQuery({ area, person, days }: LogFilter): string {
  return new URLSearchParams({
    ...(area && { area: area.toLowerCase() }),
    ...(person && { person }),
    ...(days !== noFilter.days && { days: String(days) }),
  }).toString();
}
