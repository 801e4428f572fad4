import { useCopy } from "@portico/content-runtime/react";
import { Calendar, type DayMark } from "@portico/design-system/calendar";
import { addDays, addMonths } from "@portico/rules/dates";
import { useState } from "react";
import type { CalendarEventKind, CalendarEventPartsFragment } from "../../../api/graphql/generated/graph.ts";
import { eventRowId } from "./EventRow.tsx";

type Tone = DayMark["tone"];

const tones: Record<CalendarEventKind, Tone> = {
  SERVICE_STOPS: "bad",
  BILL_DUE: "attention",
  INSTALLMENT: "attention",
  CUT_OFF: "attention",
  AUTO_PAY: "good",
  SCHEDULED_PAYMENT: "good",
  STATEMENT: "note",
  STATEMENT_PLANNED: "note",
  CARD_EXPIRES: "note",
};

/** As the server counts them: this month and five after it. */
const months = 6;

type Props = { events: readonly CalendarEventPartsFragment[]; today: string };

/** The same events as a month. A day leads to the first event in the list that is on it or after it. */
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

/** One sign for each kind of news on a day. */
function marksOf(events: readonly CalendarEventPartsFragment[], words: (tone: Tone) => string): DayMark[] {
  const each = new Map(events.map(({ date, kind }) => [`${date} ${tones[kind]}`, { date, tone: tones[kind], label: words(tones[kind]) }]));
  return [...each.values()];
}
