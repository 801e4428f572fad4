import type { components } from "@portico/openapi/appointments";
import { appointments as constants } from "@portico/rules/constants";
import { addDays, instantAt, type LocalDate } from "@portico/rules/dates";
import type { BusinessClock } from "../../lib/clock.ts";
import type { AppointmentRow, HoursRow, WindowRow } from "./appointments.repository.ts";

type Schemas = components["schemas"];
export type Stage = Schemas["AppointmentStage"];
export type Slot = Schemas["AppointmentSlot"];
export type RefusalCode = Exclude<Schemas["AppointmentProblem"]["code"], "CONFLICT">;

const HOUR_MILLISECONDS = 3_600_000;

/** The service area of an address: the first digits of its ZIP code. */
export const areaOf = (zip: string) => zip.slice(0, 3);

type Times = Pick<AppointmentRow, "date" | "startsAt" | "endsAt" | "cancelledAt" | "arrivedAt" | "finishedAt">;

/** Where an appointment stands at an instant: what dispatch reported, and otherwise the clock. */
function stageOf(row: Times, now: Date, today: LocalDate): Stage {
  if (row.cancelledAt) return "CANCELLED";
  if (row.finishedAt) return "DONE";
  if (row.arrivedAt) return "IN_PROGRESS";
  if (row.date < today) return "MISSED";
  if (now > row.endsAt) return "LATE";
  if (now >= row.startsAt) return "ARRIVING";
  return row.date === today ? "TODAY" : "UPCOMING";
}

/** Whether the day of an appointment is over and no technician came. */
export const isMissed = (row: Times, { now, today }: Pick<BusinessClock, "now" | "today">): boolean =>
  stageOf(row, now(), today()) === "MISSED";

const over: readonly Stage[] = ["DONE", "CANCELLED", "MISSED"];
/** Whether nothing more happens at this appointment. */
export const isOver = (stage: Stage): stage is "DONE" | "CANCELLED" | "MISSED" => over.includes(stage);

/** The last instant at which a time can be booked or changed. */
export const cutOffOf = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - constants.cutOffHours * HOUR_MILLISECONDS);

/** The latest beginning of an appointment that can no longer be changed at an instant: the inverse of `cutOffOf`. */
export const fixedUntil = (now: Date): Date => new Date(now.getTime() + constants.cutOffHours * HOUR_MILLISECONDS);

/** Why an appointment cannot be moved or cancelled; undefined when it can. */
export function changeRefusal(
  row: Times,
  { now, today }: Pick<BusinessClock, "now" | "today">,
): RefusalCode | undefined {
  const stage = stageOf(row, now(), today());
  if (isOver(stage) || stage === "IN_PROGRESS") return "APPOINTMENT_OVER";
  return now() >= cutOffOf(row.startsAt) ? "APPOINTMENT_TOO_LATE" : undefined;
}

export function appointmentAnswer(row: AppointmentRow, clock: BusinessClock): Schemas["Appointment"] {
  return {
    orderId: row.orderId,
    jobId: row.jobId,
    kind: row.kind,
    stage: stageOf(row, clock.now(), clock.today()),
    date: row.date,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    technician: row.technician,
    changeableUntil: cutOffOf(row.startsAt).toISOString(),
    changeable: changeRefusal(row, clock) === undefined,
    arrivedAt: row.arrivedAt?.toISOString() ?? null,
    check: row.check,
    version: row.version,
  };
}

/** The next one first; then those that are over, the newest first. */
export function inOrder(appointments: readonly Schemas["Appointment"][]): Schemas["Appointment"][] {
  const byStart = appointments.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  return [
    ...byStart.filter(({ stage }) => !isOver(stage)),
    ...byStart.filter(({ stage }) => isOver(stage)).toReversed(),
  ];
}

const weekdayOf = (date: LocalDate) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** A window of the week on a day. */
export function windowOn(date: LocalDate, { startHour, endHour }: HoursRow, timeZone: string) {
  return {
    date,
    startHour,
    startsAt: instantAt(date, startHour, 0, timeZone),
    endsAt: instantAt(date, endHour, 0, timeZone),
  };
}

export type Window = ReturnType<typeof windowOn>;

/** Every window of the bookable days that can still be booked at this instant, in order. */
export function bookableWindows(hours: readonly HoursRow[], clock: BusinessClock): (Window & { jobs: number })[] {
  const now = clock.now();
  return Array.from({ length: constants.daysAhead + 1 }, (_, day) => addDays(clock.today(), day)).flatMap((date) =>
    hours
      .filter(({ weekday }) => weekday === weekdayOf(date))
      .map((each) => ({ ...windowOn(date, each, clock.timeZone), jobs: each.jobs }))
      .filter(({ startsAt }) => now < cutOffOf(startsAt)),
  );
}

const keyOf = ({ date, startHour }: WindowRow) => `${date} ${startHour}`;

/** The windows as slots; a window is free while fewer jobs are booked than the technicians take. */
export function slotsOf(windows: readonly (Window & { jobs: number })[], booked: readonly WindowRow[]): Slot[] {
  const counts = new Map(booked.map((row) => [keyOf(row), row.booked]));
  return windows.map((window) => ({
    date: window.date,
    startsAt: window.startsAt.toISOString(),
    endsAt: window.endsAt.toISOString(),
    free: (counts.get(keyOf({ ...window, booked: 0 })) ?? 0) < window.jobs,
  }));
}

/** The free times after a wanted one, then those before it: what is offered when the wanted one was taken. */
export function nextFree(slots: readonly Slot[], wanted: Date): Slot[] {
  const free = slots.filter((slot) => slot.free);
  const later = free.filter(({ startsAt }) => new Date(startsAt) > wanted);
  return [...later, ...free.filter((slot) => !later.includes(slot))].slice(0, constants.nextFree);
}
