import ical, { escape, ICalEventTransparency } from "ical-generator";
import type { CalendarEvent } from "@portico/openapi/graph.resolvers";
import { calendar as constants } from "@portico/rules/constants";
import type { Locale } from "../../lib/principal.ts";
import { tokenHash } from "../../lib/secrets.ts";
import type { Say } from "../content/delivery/content.reads.ts";

/** What a calendar program is told. `about`: where the portal is, and the last digits of the account. */
export interface FeedSubject {
  feedId: string;
  events: readonly CalendarEvent[];
  accountName: string;
  accountId: string;
  locale: Locale;
  /** Business date: what is written on one day is the same all day. */
  today: string;
  /** Scheme, host and port of the portal. */
  origin: string;
}

/**
 * The money calendar as iCalendar (RFC 5545): whole days, in the language that `say` speaks. It goes to programs of others, so it says of account and
 * cards the last four digits alone, and links name no account. An event keeps its UID for as long as its address lives.
 */
export function feedText(say: Say, { feedId, events, accountName, accountId, locale, today, origin }: FeedSubject): string {
  const calendar = ical({
    // The library escapes what events say, but not this.
    name: escape(say("billing.calendar.file.name", { company: accountName }), false),
    prodId: { company: "Portico", product: "Money calendar", language: locale.slice(0, 2).toUpperCase() },
    ttl: constants.refreshSeconds,
  });
  const description = say("billing.calendar.file.about", { lastFour: accountId.slice(-4) });
  for (const event of events) {
    calendar.createEvent({
      id: `${tokenHash(`${feedId} ${event.key}`)}@portico`,
      stamp: `${today}T00:00:00Z`,
      start: event.date,
      allDay: true,
      summary: summaryOf(say, event),
      description,
      url: `${origin}/billing/calendar`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** "Bill due: $248.17", "Saved card expires: Visa ending in 4242". */
function summaryOf(say: Say, { kind, amount, service, card, until }: CalendarEvent): string {
  const words = say("billing.calendar.event", { kind });
  const event = service === "mobile" ? say("billing.calendar.forMobile", { event: words }) : words;
  if (card) return say("billing.calendar.file.detail", { event, detail: say("billing.methodNamed", card) });
  if (until) return say("billing.calendar.file.detail", { event, detail: say("billing.calendar.note.until", { at: until }) });
  return amount === null || amount === undefined ? event : say("billing.calendar.file.summary", { event, amount });
}
