import { useCopy, useLocale } from "@portico/content-runtime/react";
import type { Appointment, Slot } from "./appointments.api.ts";

const long = { weekday: "long", month: "long", day: "numeric" } as const;
const short = { weekday: "short", month: "short", day: "numeric" } as const;

/** "10 a.m. – 12 p.m." stays on one line: a heading on a phone broke it between the hour and "a.m.". */
const unbroken = (window: string) => window.replaceAll(" ", "\u00a0");

type Window = Pick<Slot, "date" | "startsAt" | "endsAt">;

/** Times in the time zone of the account, where the technician comes; not that of the browser. */
export function useAppointmentCopy(timeZone: string) {
  const t = useCopy();
  const { locale } = useLocale();
  const time = (at: string, minute?: "2-digit") =>
    new Intl.DateTimeFormat(locale, { hour: "numeric", minute, timeZone }).format(new Date(at));
  const window = ({ startsAt, endsAt }: Pick<Window, "startsAt" | "endsAt">) =>
    unbroken(
      new Intl.DateTimeFormat(locale, { hour: "numeric", timeZone }).formatRange(new Date(startsAt), new Date(endsAt)),
    );
  const until = (at: string) =>
    new Intl.DateTimeFormat(locale, {
      weekday: "short",
      month: "short",
      day: "numeric",
      hour: "numeric",
      timeZone,
    }).format(new Date(at));
  // Visits are at most weeks ahead, so the year is left out.
  const dayText = (date: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
  return {
    /** "10 AM" */
    hour: (at: string) => time(at),
    /** "10:45 AM" */
    time: (at: string) => time(at, "2-digit"),
    /** "8 – 10 AM" */
    window,
    /** "Thu, Nov 26, 10 AM" */
    until,
    /** "Friday, November 27" */
    day: (date: string) => dayText(date, long),
    /** "Friday, November 27, 8 – 10 AM" */
    onDay: (slot: Window) => t("appointments.onDay", { day: dayText(slot.date, long), window: window(slot) }),
    /** "Fri, Nov 27, 8 – 10 AM" */
    short: (slot: Window) =>
      t("appointments.reschedule.shortWhen", { day: dayText(slot.date, short), window: window(slot) }),
    /** "Installation, November 27, 2026", within the accessible name of a control. */
    what: ({ kind, date }: Pick<Appointment, "kind" | "date">) => t("appointments.what", { kind, date }),
  };
}
