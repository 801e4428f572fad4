import type { components } from "@portico/openapi/appointments";
import { appointments as constants } from "@portico/rules/constants";
import { addDays } from "@portico/rules/dates";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { accountFacts } from "../account/account.reads.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { logActivity } from "../activity-log/activityLog.writes.ts";
import { type Decision, decideOnce } from "../idempotency/idempotency.writes.ts";
import { ownAddress } from "../messages/messages.reads.ts";
import { emailsWantedOn } from "../preferences/preferences.reads.ts";
import { putEmailChoice } from "../preferences/preferences.writes.ts";
import {
  appointmentAnswer,
  bookableWindows,
  changeRefusal,
  cutOffOf,
  inOrder,
  nextFree,
  slotsOf,
  type RefusalCode,
  type Slot,
} from "./appointments.domain.ts";
import { addressLine } from "./appointmentFile.reads.ts";
import { notifyOfAppointment } from "./appointments.notices.ts";
import { shownSince } from "./appointments.reads.ts";
import {
  appointmentRow,
  appointmentRows,
  book,
  lockBookings,
  bookingRows,
  changeAppointment,
  hoursRows,
  lockedAppointment,
  release,
  type AppointmentRow,
  type JobName,
} from "./appointments.repository.ts";

type Schemas = components["schemas"];
type Deps = Pick<Dependencies, "database" | "clock" | "securityClock" | "config">;

/** All appointments of an account, with where they take place and whether the caller gets e-mails about them. */
export async function appointmentsOf(
  shared: Deps,
  principal: Principal,
  accountId: string,
): Promise<Schemas["Appointments"]> {
  const deps = await onAccountTime(shared, shared.database, accountId);
  const { database, clock } = deps;
  const account = await accountFacts(database, accountId);
  if (!account) throw new Problem("NOT_FOUND");
  const rows = await appointmentRows(database, accountId, shownSince(clock));
  return {
    appointments: inOrder(rows.map((row) => appointmentAnswer(row, clock))),
    timeZone: clock.timeZone,
    today: clock.today(),
    address: addressLine(account),
    emails: await emailsOf(deps, principal, accountId),
  };
}

async function emailsOf(deps: Deps, principal: Principal, accountId: string): Promise<Schemas["AppointmentEmails"]> {
  const wants = await emailsWantedOn(deps.database, accountId, "APPOINTMENTS");
  return { address: await ownAddress(deps, principal), wanted: wants(principal) === "ALL" };
}

/** Turns the caller's e-mails about an account's appointments on or off. */
export async function setEmails(
  deps: Deps,
  principal: Principal,
  { accountId, wanted }: Schemas["AppointmentEmailsWanted"],
): Promise<Schemas["AppointmentEmails"]> {
  const choice = {
    accountId,
    userId: principal.userId,
    topic: "APPOINTMENTS",
    wanted: wanted ? "ALL" : "NONE",
  } as const;
  await putEmailChoice(deps.database, choice);
  return emailsOf(deps, principal, accountId);
}

/** @throws Problem NOT_FOUND for an unknown job, and one of another account */
export async function calendarOf(shared: Deps, name: JobName): Promise<Schemas["AppointmentCalendar"]> {
  const deps = await onAccountTime(shared, shared.database, name.accountId);
  const { clock, database } = deps;
  const row = await appointmentRow(database, name);
  if (!row) throw new Problem("NOT_FOUND");
  const today = clock.today();
  return {
    appointment: appointmentAnswer(row, clock),
    timeZone: clock.timeZone,
    today,
    from: today,
    to: addDays(today, constants.daysAhead),
    slots: await slotsFor(deps, database, row),
  };
}

/** Every time to which an appointment can be moved now; its own is not free. */
async function slotsFor({ clock }: Pick<Deps, "clock">, tx: Transaction, row: AppointmentRow): Promise<Slot[]> {
  const windows = bookableWindows(await hoursRows(tx, row.area), clock);
  const slots = slotsOf(windows, await bookingRows(tx, row.area, clock.today()));
  const own = row.startsAt.toISOString();
  return slots.map((slot) => (slot.startsAt === own ? { ...slot, free: false } : slot));
}

type Refusal = { code: RefusalCode; slots?: Slot[] };
type Decided = Decision<AppointmentRow, Refusal>;

/**
 * Moves an appointment. The old time is released and the new one booked in one transaction, so no time is held twice.
 * @throws Problem NOT_FOUND, CONFLICT (412), SLOT_TAKEN with the next free times, SLOT_PAST, APPOINTMENT_TOO_LATE,
 * APPOINTMENT_OVER
 */
export function reschedule(
  deps: Deps,
  actor: Principal,
  name: JobName,
  wanted: Schemas["Rescheduling"],
): Promise<Schemas["Appointment"]> {
  return changeOnce(deps, actor, name, "rescheduleAppointment", wanted, (own, tx, row) =>
    move(own, tx, actor, row, wanted),
  );
}

async function move(
  deps: Deps,
  tx: Transaction,
  actor: Principal,
  row: AppointmentRow,
  { startsAt }: Schemas["Rescheduling"],
): Promise<Decided> {
  const wanted = new Date(startsAt);
  if (deps.clock.now() >= cutOffOf(wanted)) return { refusal: { code: "SLOT_PAST" } };
  const isWanted = (window: { startsAt: Date }) => window.startsAt.getTime() === wanted.getTime();
  if (isWanted(row)) return { row };
  const window = bookableWindows(await hoursRows(tx, row.area), deps.clock).find(isWanted);
  if (window) await lockBookings(tx, row.area, [row, window]);
  if (!window || !(await book(tx, row.area, window)))
    return { refusal: { code: "SLOT_TAKEN", slots: nextFree(await slotsFor(deps, tx, row), wanted) } };
  await release(tx, row);
  const { date, startHour, endsAt } = window;
  // Another day is another crew, which dispatch assigns.
  const technician = date === row.date ? row.technician : null;
  const moved = await changeAppointment(tx, row, {
    date,
    startHour,
    startsAt: wanted,
    endsAt,
    technician,
    remindedAt: null,
  });
  await record(deps, tx, actor, "APPOINTMENT_MOVED", { date: row.date, dateAfter: date }, row.accountId);
  await notifyOfAppointment(deps, tx, moved, "MOVED", actor.firstName);
  return { row: moved };
}

/**
 * Cancels an appointment; its time is free for others at once.
 * @throws Problem NOT_FOUND, CONFLICT (412), APPOINTMENT_TOO_LATE, APPOINTMENT_OVER
 */
export function cancel(
  deps: Deps,
  actor: Principal,
  name: JobName,
  wanted: Schemas["Cancelling"],
): Promise<Schemas["Appointment"]> {
  return changeOnce(deps, actor, name, "cancelAppointment", wanted, async (own, tx, row) => {
    await release(tx, row);
    const cancelled = await changeAppointment(tx, row, { cancelledAt: own.clock.now() });
    await record(own, tx, actor, "APPOINTMENT_CANCELLED", { date: row.date }, row.accountId);
    await notifyOfAppointment(own, tx, cancelled, "CANCELLED", actor.firstName);
    return { row: cancelled };
  });
}

function record(
  deps: Deps,
  tx: Transaction,
  { userId }: Principal,
  kind: "APPOINTMENT_MOVED" | "APPOINTMENT_CANCELLED",
  facts: { date: string; dateAfter?: string },
  accountId: string,
): Promise<void> {
  return logActivity(deps, tx, { accountId, actorId: userId, kind, facts });
}

type Wanted = { accountId: string; idempotencyKey: string; version: number };

/** Decides once per idempotency key, with the appointment locked; a repeat gets the appointment or the same refusal. */
async function changeOnce(
  shared: Deps,
  actor: Principal,
  name: JobName,
  operation: string,
  wanted: Wanted,
  decide: (own: Deps, tx: Transaction, row: AppointmentRow) => Promise<Decided>,
): Promise<Schemas["Appointment"]> {
  const own = await onAccountTime(shared, shared.database, name.accountId);
  const decided = await own.database.transaction((tx) =>
    decideOnce<AppointmentRow, Refusal>(tx, {
      userId: actor.userId,
      operation,
      attempted: { ...wanted, ...name },
      now: own.securityClock.now(),
      lock: () => lockedAppointment(tx, name),
      idOf: ({ orderId, jobId }) => `${orderId}/${jobId}`,
      decide: (row) => decideOn(own, row, wanted, () => decide(own, tx, row)),
    }),
  );
  if ("row" in decided) return appointmentAnswer(decided.row, own.clock);
  const { code, slots } = decided.refusal;
  throw new Problem(code, slots ? { members: { slots } } : {});
}

/** @throws Problem CONFLICT (412) when the appointment changed since the version that was seen */
async function decideOn(
  { clock }: Deps,
  row: AppointmentRow,
  { version }: Wanted,
  decide: () => Promise<Decided>,
): Promise<Decided> {
  if (row.version !== version) throw new Problem("CONFLICT", { status: 412 });
  const code = changeRefusal(row, clock);
  return code ? { refusal: { code } } : decide();
}
