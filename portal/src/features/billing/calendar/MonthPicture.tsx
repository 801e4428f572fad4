import { useCopy } from "@portico/content-runtime/react";
import { Calendar, type DayMark } from "@portico/design-system/calendar";
import { addDays, addMonths } from "@portico/rules/dates";
import { useEffect, useState } from "react";
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
  PAYMENT: "success",
  STATEMENT: "info",
  STATEMENT_PLANNED: "info",
  CARD_EXPIRES: "info",
};

/** Same range as the server: this month and the five after it. */
const months = 6;

type Props = {
  events: readonly CalendarEventPartsFragment[];
  today: string;
  /** Before an event is focused: its row may not be shown yet. */
  onChoose: (event: CalendarEventPartsFragment) => void;
};

/** The same events as a month grid. A day links to the first listed event on or after it. */
export function MonthPicture({ events, today, onChoose }: Props) {
  const t = useCopy();
  const [day, setDay] = useState("");
  // A new object for each press, so that a day that is pressed again moves the focus again.
  const [target, setTarget] = useState<CalendarEventPartsFragment>();
  // After the rows of a later month are there.
  useEffect(() => {
    if (target) document.getElementById(eventRowId(target.key))?.focus();
  }, [target]);
  const first = firstOfMonth(today);
  const choose = (date: string) => {
    setDay(date);
    const event = events.find((one) => one.date >= date);
    if (!event) return;
    onChoose(event);
    setTarget({ ...event });
  };
  const cards = events.some(({ kind }) => kind === "CARD_EXPIRES");
  const words = (tone: Tone) => t("billing.calendar.mark", { tone: tone === "info" && !cards ? "statement" : tone });
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

export const firstOfMonth = (date: string) => `${date.slice(0, 8)}01`;

/** Groups events, sorted by day, by month. */
export function byMonth(events: readonly CalendarEventPartsFragment[]): Month[] {
  const firstsOfMonth = [...new Set(events.map(({ date }) => firstOfMonth(date)))];
  return firstsOfMonth.map((first) => ({ first, events: events.filter(({ date }) => firstOfMonth(date) === first) }));
}

/** Events whose link only shows something; the others pay, schedule or change. */
const shownToAll: readonly CalendarEventKind[] = ["AUTO_PAY", "PAYMENT", "STATEMENT"];

/**
 * Texts of an event: what it is, details, and the action with its accessible name. What is to come has no action, nor
 * has what only those can do who may pay.
 */
export function useEventCopy(parts: CalendarEventPartsFragment, today: string, mayPay: boolean) {
  const t = useCopy();
  const { kind, date, service } = parts;
  const event =
    service === "mobile"
      ? t("billing.calendar.forMobile", { event: t("billing.calendar.event", { kind }) })
      : t("billing.calendar.event", { kind });
  const about = useEventDetail(parts, today);
  const acts = isPaidByAutoPay(parts) ? "AUTO_PAY" : kind;
  const isAllowed = mayPay || shownToAll.includes(acts);
  if (acts === "STATEMENT_PLANNED" || isFutureBill(parts) || !isAllowed) return { event, about };
  const label = t("billing.calendar.action", { kind: acts });
  return {
    event,
    about,
    action: { label, inContext: t("billing.calendar.actionFor", { action: label, event, date }) },
  };
}

/** A bill that is not issued yet: it can neither be seen nor paid. */
const isFutureBill = ({ kind, amount }: CalendarEventPartsFragment) => kind === "BILL_DUE" && amount === null;

/** A bill that the next automatic payment covers: it leads there. */
const isPaidByAutoPay = ({ kind, path }: CalendarEventPartsFragment) =>
  kind === "BILL_DUE" && path.startsWith("/billing/auto-pay");

const isUnknown = (event: CalendarEventPartsFragment) =>
  isFutureBill(event) || (event.kind === "AUTO_PAY" && event.amount === null);

function useEventDetail(event: CalendarEventPartsFragment, today: string): string | null {
  const t = useCopy();
  const { kind, date, card, until } = event;
  if (card) return t("billing.methodNamed", card);
  if (until) return t("billing.calendar.note.until", { at: until });
  if (isUnknown(event)) return t("billing.calendar.note.amountLater");
  if (isPaidByAutoPay(event)) return t("billing.calendar.note.autoPay");
  return kind === "BILL_DUE" && date < today ? t("billing.calendar.note.late") : null;
}
