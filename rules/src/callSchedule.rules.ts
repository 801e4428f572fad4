/** When a setting of a telephone line applies: days and hours in the account's time zone. Shared by browser and server. */

import { addDays, instantAt, localDateAt } from "./dates.rules.ts";

export const weekdays = ["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"] as const;
export type Weekday = (typeof weekdays)[number];

/** Hours are the same on all chosen days. `from` and `to` are HH:MM, and apply unless `when` is ALWAYS. */
export type CallSchedule = {
  when: "ALWAYS" | "DURING" | "OUTSIDE";
  days: readonly Weekday[];
  from: string;
  to: string;
};

/** Monday to Friday, 9 to 5: what a business starts from. */
export const usualHours = { days: weekdays.slice(0, 5), from: "09:00", to: "17:00" } as const;
export const always: CallSchedule = { when: "ALWAYS", ...usualHours };

export type ScheduleError = "NO_DAYS" | "ENDS_BEFORE_IT_STARTS";

/** Validates a schedule. Hours past midnight are the OUTSIDE of hours that end before it. */
export function validateSchedule({ when, days, from, to }: CallSchedule): ScheduleError | null {
  if (when === "ALWAYS") return null;
  if (days.length === 0) return "NO_DAYS";
  return from < to ? null : "ENDS_BEFORE_IT_STARTS";
}

/** A moment of a week: its weekday and the local time, HH:MM. */
export type WeekMoment = { day: Weekday; time: string };

/** Whether a schedule applies at a moment; from its start until just before its end. */
export function appliesAt({ when, days, from, to }: CallSchedule, { day, time }: WeekMoment): boolean {
  if (when === "ALWAYS") return true;
  const isWithin = days.includes(day) && from <= time && time < to;
  return isWithin === (when === "DURING");
}

const weekdayOf = (date: string): Weekday => {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekdays[(day + 6) % 7] as Weekday;
};

const clocks = new Map<string, Intl.DateTimeFormat>();

function localTimeAt(instant: Date, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", { timeZone, hourCycle: "h23", hour: "2-digit", minute: "2-digit" });
  clocks.set(timeZone, clock);
  return clock.format(instant);
}

/** The weekday and the time in a time zone at an instant. */
export const weekMomentAt = (instant: Date, timeZone: string): WeekMoment => ({
  day: weekdayOf(localDateAt(instant, timeZone)),
  time: localTimeAt(instant, timeZone),
});

/** When a schedule next starts or stops to apply; null when it never changes. */
export function nextChange(schedule: CallSchedule, now: Date, timeZone: string): Date | null {
  if (schedule.when === "ALWAYS") return null;
  const today = localDateAt(now, timeZone);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const date = addDays(today, ahead);
    if (!schedule.days.includes(weekdayOf(date))) continue;
    for (const time of [schedule.from, schedule.to]) {
      const at = instantAt(date, Number(time.slice(0, 2)), Number(time.slice(3)), timeZone);
      if (at > now) return at;
    }
  }
  return null;
}

/** The moments at which any of these schedules starts or stops to apply, and one at which the week starts. */
export function momentsOfChange(schedules: readonly CallSchedule[]): WeekMoment[] {
  const times = new Set(["00:00", ...schedules.flatMap(({ when, from, to }) => (when === "ALWAYS" ? [] : [from, to]))]);
  return weekdays.flatMap((day) => [...times].map((time) => ({ day, time })));
}
