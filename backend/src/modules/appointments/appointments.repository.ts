import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import { announceChange } from "../account-events/accountEvents.writes.ts";
import { serviceAppointments, technicianBookings, technicianHours } from "./appointments.tables.ts";

export type AppointmentRow = typeof serviceAppointments.$inferSelect;
export type HoursRow = Omit<typeof technicianHours.$inferSelect, "area">;
export type WindowRow = Omit<typeof technicianBookings.$inferSelect, "area">;
export type JobName = Pick<AppointmentRow, "accountId" | "orderId" | "jobId">;

const named = ({ accountId, orderId, jobId }: JobName) =>
  and(
    eq(serviceAppointments.accountId, accountId),
    eq(serviceAppointments.orderId, orderId),
    eq(serviceAppointments.jobId, jobId),
  );

/** The appointments of an account that begin at or after an instant. */
export function appointmentRows(tx: Transaction | Database, accountId: string, from: Date): Promise<AppointmentRow[]> {
  return tx
    .select()
    .from(serviceAppointments)
    .where(and(eq(serviceAppointments.accountId, accountId), gte(serviceAppointments.startsAt, from)))
    .orderBy(asc(serviceAppointments.startsAt), asc(serviceAppointments.orderId), asc(serviceAppointments.jobId));
}

/** The appointments of some orders of an account, the newest job first. */
export function jobRows(
  tx: Transaction | Database,
  accountId: string,
  orderIds: readonly string[],
): Promise<AppointmentRow[]> {
  const ofOrders = inArray(serviceAppointments.orderId, [...orderIds]);
  return tx
    .select()
    .from(serviceAppointments)
    .where(and(eq(serviceAppointments.accountId, accountId), ofOrders))
    .orderBy(sql`length(${serviceAppointments.jobId}) desc`, desc(serviceAppointments.jobId));
}

export async function appointmentRow(tx: Transaction | Database, name: JobName): Promise<AppointmentRow | undefined> {
  return (await tx.select().from(serviceAppointments).where(named(name)))[0];
}

/** An appointment, locked until the transaction ends. */
export async function lockedAppointment(tx: Transaction, name: JobName): Promise<AppointmentRow | undefined> {
  return (await tx.select().from(serviceAppointments).where(named(name)).for("update"))[0];
}

type Change = Partial<
  Pick<
    AppointmentRow,
    "date" | "startHour" | "startsAt" | "endsAt" | "technician" | "cancelledAt" | "remindedAt" | "arrivesAfterMinutes"
  >
>;

/** Changes an appointment and increments its version. */
export async function changeAppointment(tx: Transaction, name: JobName, change: Change): Promise<AppointmentRow> {
  const [changed] = await tx
    .update(serviceAppointments)
    .set({ ...change, version: sql`${serviceAppointments.version} + 1` })
    .where(named(name))
    .returning();
  await announceChange(tx, { topic: "APPOINTMENTS", accountId: name.accountId });
  return changed as AppointmentRow;
}

/** The windows of an area's week, by weekday and hour. */
export function hoursRows(tx: Transaction | Database, area: string): Promise<HoursRow[]> {
  return tx
    .select()
    .from(technicianHours)
    .where(eq(technicianHours.area, area))
    .orderBy(asc(technicianHours.weekday), asc(technicianHours.startHour));
}

/** The bookings of an area from a day on. */
export function bookingRows(tx: Transaction | Database, area: string, from: string): Promise<WindowRow[]> {
  return tx
    .select()
    .from(technicianBookings)
    .where(and(eq(technicianBookings.area, area), gte(technicianBookings.date, from)));
}

/**
 * Books a window while it has room; false when it is full. The count is incremented in one statement, so of two
 * customers who want the last place one gets it.
 */
export async function book(
  tx: Transaction,
  area: string,
  { date, startHour, jobs }: { date: string; startHour: number; jobs: number },
): Promise<boolean> {
  if (jobs < 1) return false;
  const booked = await tx
    .insert(technicianBookings)
    .values({ area, date, startHour, booked: 1 })
    .onConflictDoUpdate({
      target: [technicianBookings.area, technicianBookings.date, technicianBookings.startHour],
      set: { booked: sql`${technicianBookings.booked} + 1` },
      setWhere: lt(technicianBookings.booked, jobs),
    })
    .returning();
  return booked.length === 1;
}

/**
 * Locks the bookings of several windows of an area in the order of time: of two customers who move to each other's time,
 * one waits for the other instead of each for the other.
 */
export async function lockBookings(
  tx: Transaction,
  area: string,
  windows: readonly { date: string; startHour: number }[],
): Promise<void> {
  const { date, startHour } = technicianBookings;
  await tx
    .select({ date })
    .from(technicianBookings)
    .where(
      and(
        eq(technicianBookings.area, area),
        or(...windows.map((window) => and(eq(date, window.date), eq(startHour, window.startHour)))),
      ),
    )
    .orderBy(asc(date), asc(startHour))
    .for("update");
}

/** Gives a booked place back. */
export async function release(
  tx: Transaction,
  { area, date, startHour }: Pick<AppointmentRow, "area" | "date" | "startHour">,
): Promise<void> {
  await tx
    .update(technicianBookings)
    .set({ booked: sql`greatest(${technicianBookings.booked} - 1, 0)` })
    .where(
      and(
        eq(technicianBookings.area, area),
        eq(technicianBookings.date, date),
        eq(technicianBookings.startHour, startHour),
      ),
    );
}

const open = and(isNull(serviceAppointments.cancelledAt), isNull(serviceAppointments.finishedAt));

/** Appointments that begin between two instants and whose reminder was not queued yet; oldest first, locked. */
export function unremindedRows(tx: Transaction, after: Date, until: Date, limit: number): Promise<AppointmentRow[]> {
  return tx
    .select()
    .from(serviceAppointments)
    .where(
      and(
        open,
        isNull(serviceAppointments.remindedAt),
        sql`${serviceAppointments.startsAt} > ${after.toISOString()}`,
        lte(serviceAppointments.startsAt, until),
      ),
    )
    .orderBy(asc(serviceAppointments.startsAt))
    .limit(limit)
    .for("update", { skipLocked: true });
}

/** Marks the reminder as queued; not a change that customers notice, so the version stays. */
export async function markReminded(tx: Transaction, name: JobName, remindedAt: Date): Promise<void> {
  await tx.update(serviceAppointments).set({ remindedAt }).where(named(name));
}

const simulatedArrival = sql`${serviceAppointments.startsAt} + ${serviceAppointments.arrivesAfterMinutes} * interval '1 minute'`;

/** Simulated dispatch: technicians arrive as planned. Returns how many did. */
export async function simulateArrivals(tx: Database, now: Date): Promise<number> {
  const arrived = await tx
    .update(serviceAppointments)
    .set({ arrivedAt: simulatedArrival })
    .where(and(open, isNull(serviceAppointments.arrivedAt), sql`${simulatedArrival} <= ${now.toISOString()}`))
    .returning();
  await announceVisits(tx, arrived);
  return arrived.length;
}

/** Simulated dispatch: jobs are finished so many minutes after the arrival. Returns how many were. */
export async function simulateCompletions(tx: Database, now: Date, minutes: number): Promise<number> {
  const end = sql`${serviceAppointments.arrivedAt} + ${minutes} * interval '1 minute'`;
  const finished = await tx
    .update(serviceAppointments)
    .set({ finishedAt: end })
    .where(
      and(
        open,
        isNotNull(serviceAppointments.arrivesAfterMinutes),
        isNotNull(serviceAppointments.arrivedAt),
        sql`${end} <= ${now.toISOString()}`,
      ),
    )
    .returning();
  await announceVisits(tx, finished);
  return finished.length;
}

async function announceVisits(tx: Database, rows: readonly AppointmentRow[]): Promise<void> {
  const accountIds = new Set(rows.map(({ accountId }) => accountId));
  for (const accountId of accountIds) await announceChange(tx, { topic: "APPOINTMENTS", accountId });
}
