import ical, { escape, ICalEventTransparency } from "ical-generator";
import type { CalendarEvent } from "@portico/openapi/graph.resolvers";
import { calendar as constants } from "@portico/rules/constants";
import type { Locale } from "../../lib/principal.ts";
import { tokenHash } from "../../lib/secrets.ts";
import type { Translate } from "../content/delivery/content.reads.ts";

/** The subject of a feed. `about`: the portal's URL, and the account's last digits. */
export interface FeedSubject {
  feedId: string;
  events: readonly CalendarEvent[];
  accountName: string;
  accountId: string;
  locale: Locale;
  /** Business date: the content is stable within a day. */
  today: string;
  /** Scheme, host and port of the portal. */
  origin: string;
}

/**
 * The money calendar as iCalendar (RFC 5545): all-day events in the language of `t`. It is read by third-party
 * programs, so it contains only the last four digits of account and cards, and links without an account. An event's UID
 * is stable for the lifetime of the feed.
 */
export function feedText(
  t: Translate,
  { feedId, events, accountName, accountId, locale, today, origin }: FeedSubject,
): string {
  const calendar = ical({
    // The library escapes events, but not the calendar's name.
    name: escape(t("billing.calendar.file.name", { company: accountName }), false),
    prodId: { company: "Portico", product: "Money calendar", language: locale.slice(0, 2).toUpperCase() },
    ttl: constants.refreshSeconds,
  });
  const description = t("billing.calendar.file.about", { lastFour: accountId.slice(-4) });
  for (const event of events) {
    calendar.createEvent({
      id: `${tokenHash(`${feedId} ${event.key}`)}@portico`,
      stamp: `${today}T00:00:00Z`,
      start: event.date,
      allDay: true,
      summary: summaryOf(t, event),
      description,
      url: `${origin}/billing/calendar`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** "Bill due: $248.17", "Saved card expires: Visa ending in 4242". */
function summaryOf(t: Translate, { kind, amount, service, card, until }: CalendarEvent): string {
  const words = t("billing.calendar.event", { kind });
  const event = service === "mobile" ? t("billing.calendar.forMobile", { event: words }) : words;
  if (card) return t("billing.calendar.file.detail", { event, detail: t("billing.methodNamed", card) });
  if (until)
    return t("billing.calendar.file.detail", { event, detail: t("billing.calendar.note.until", { at: until }) });
  return amount === null || amount === undefined ? event : t("billing.calendar.file.summary", { event, amount });
}
