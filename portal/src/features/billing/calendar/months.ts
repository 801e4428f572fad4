import type { CalendarEventPartsFragment } from "../../../api/graphql/generated/graph.ts";

export type Month = { first: string; events: CalendarEventPartsFragment[] };

const firstOf = (date: string) => `${date.slice(0, 8)}01`;

/** Events, which come by day, under the first day of their month. */
export function byMonth(events: readonly CalendarEventPartsFragment[]): Month[] {
  const firsts = [...new Set(events.map(({ date }) => firstOf(date)))];
  return firsts.map((first) => ({ first, events: events.filter(({ date }) => firstOf(date) === first) }));
}
