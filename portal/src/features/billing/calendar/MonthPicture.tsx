import { useCopy } from "@portico/content-runtime/react";
import { Calendar, type DayMark } from "@portico/design-system/calendar";
import { addDays, addMonths } from "@portico/rules/dates";
import { useState } from "react";
import type { CalendarEventKind, CalendarEventPartsFragment } from "../../../api/graphql/generated/graph.ts";

/** DOM id of an event's row: the target of the links in the month grid. */
export const eventRowId = (key: string) => `calendar-${key}`;

type Tone = DayMark["tone"];

const tones: Record<CalendarEventKind, Tone> = {
  SERVICE_STOPS: "critical",
  BILL_DUE: "warning",
  INSTALLMENT: "warning",
  CUT_OFF: "warning",
  AUTO_PAY: "success",
  SCHEDULED_PAYMENT: "success",
  STATEMENT: "info",
  STATEMENT_PLANNED: "info",
  CARD_EXPIRES: "info",
};

/** Same range as the server: this month and the five after it. */
const months = 6;

type Props = { events: readonly CalendarEventPartsFragment[]; today: string };

/** The same events as a month grid. A day links to the first listed event on or after it. */
export function MonthPicture({ events, today }: Props) {
  const t = useCopy();
  const [day, setDay] = useState("");
  const first = `${today.slice(0, 8)}01`;
  const choose = (date: string) => {
    setDay(date);
    const event = events.find((one) => one.date >= date);
    if (event) document.getElementById(eventRowId(event.key))?.focus();
  };
  const words = (tone: Tone) => t("billing.calendar.mark", { tone });
  return (
    <Calendar
      label={t("billing.calendar.monthView")}
      value={day}
      onChange={choose}
      today={today}
      min={{ date: first, reason: t("billing.calendar.before") }}
      max={{ date: addDays(addMonths(first, months), -1), reason: t("billing.calendar.beyond") }}
      previousLabel={t("billing.calendar.previous")}
      nextLabel={t("billing.calendar.next")}
      marks={marksOf(events, words)}
    />
  );
}

/** One mark for each tone of event on a day. */
function marksOf(events: readonly CalendarEventPartsFragment[], words: (tone: Tone) => string): DayMark[] {
  const each = new Map(
    events.map(({ date, kind }) => [`${date} ${tones[kind]}`, { date, tone: tones[kind], label: words(tones[kind]) }]),
  );
  return [...each.values()];
}

type Month = { first: string; events: CalendarEventPartsFragment[] };

const firstOf = (date: string) => `${date.slice(0, 8)}01`;

/** Groups events, sorted by day, by month. */
export function byMonth(events: readonly CalendarEventPartsFragment[]): Month[] {
  const firstsOfMonth = [...new Set(events.map(({ date }) => firstOf(date)))];
  return firstsOfMonth.map((first) => ({ first, events: events.filter(({ date }) => firstOf(date) === first) }));
}

/** Texts of an event: what it is, details, action, and the action's accessible name for screen readers. */
export function useEventCopy(parts: CalendarEventPartsFragment, today: string) {
  const t = useCopy();
  const { kind, date, service } = parts;
  const event =
    service === "mobile"
      ? t("billing.calendar.forMobile", { event: t("billing.calendar.event", { kind }) })
      : t("billing.calendar.event", { kind });
  // A future bill cannot be paid: it links to the statements.
  const action = t("billing.calendar.action", {
    kind: isUnknown(parts) && kind === "BILL_DUE" ? "STATEMENT_PLANNED" : kind,
  });
  return {
    event,
    about: useEventDetail(parts, today),
    action,
    actionFor: t("billing.calendar.actionFor", { action, event, date }),
  };
}

const isUnknown = ({ kind, amount }: CalendarEventPartsFragment) =>
  amount === null && (kind === "BILL_DUE" || kind === "AUTO_PAY");

function useEventDetail(event: CalendarEventPartsFragment, today: string): string | null {
  const t = useCopy();
  const { kind, date, card, until } = event;
  if (card) return t("billing.methodNamed", card);
  if (until) return t("billing.calendar.note.until", { at: until });
  if (isUnknown(event)) return t("billing.calendar.note.amountLater");
  return kind === "BILL_DUE" && date < today ? t("billing.calendar.note.late") : null;
}
