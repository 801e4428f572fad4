import type { components } from "@portico/openapi/account";
import { dayMilliseconds, appointments as constants } from "@portico/rules/constants";
import { sql, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import type { BusinessClock } from "../../lib/clock.ts";
import {
  appointmentAnswer,
  areaOf,
  bookableWindows,
  cutOffOf,
  fixedUntil,
  isMissed,
  isOver,
  slotsOf,
  type Slot,
} from "./appointments.domain.ts";
import {
  appointmentRow,
  appointmentRows,
  bookingRows,
  hoursRows,
  type AppointmentRow,
} from "./appointments.repository.ts";
import { serviceAppointments } from "./appointments.tables.ts";

export type { AppointmentRow, Slot };
export { addressLine } from "./appointmentFile.reads.ts";
/** The last instant at which an appointment can be changed. */
export { cutOffOf as lastChangeOf };
export { isMissed };

/** Since when appointments are shown. */
export const shownSince = (clock: Pick<BusinessClock, "now">): Date =>
  new Date(clock.now().getTime() - constants.shownDays * dayMilliseconds);

/** An account's soonest appointment that is not over; null for none. */
export async function nextAppointment(
  tx: Transaction | Database,
  accountId: string,
  clock: BusinessClock,
): Promise<components["schemas"]["NextAppointment"] | null> {
  const since = new Date(clock.now().getTime() - dayMilliseconds);
  for (const row of await appointmentRows(tx, accountId, since)) {
    const { orderId, jobId, kind, stage, date, startsAt, endsAt, technician } = appointmentAnswer(row, clock);
    if (!isOver(stage)) return { orderId, jobId, kind, stage, date, startsAt, endsAt, technician };
  }
  return null;
}

/** The job of an order for a new visit; an order has one. */
export const visitJob = "1";

/** The appointment of an order; undefined for none. */
export function visitOf(
  tx: Transaction | Database,
  accountId: string,
  orderId: string,
): Promise<AppointmentRow | undefined> {
  return appointmentRow(tx, { accountId, orderId, jobId: visitJob });
}

/**
 * SQL conditions on the appointment of an order, for queries of the orders that follow theirs: `over` when it is cancelled
 * or its technician has finished, `fixed` when it can no longer be changed at an instant. Both read it by primary key, and
 * are null without one.
 */
export function visitConditions(orderId: SQL, now: Date): { over: SQL; fixed: SQL } {
  const { orderId: id, jobId, cancelledAt, finishedAt, startsAt } = serviceAppointments;
  // A scalar subquery: PostgreSQL would answer `exists` by reading every appointment there ever was.
  const visit = (is: SQL) =>
    sql`(select ${is} from ${serviceAppointments} where ${id} = ${orderId} and ${jobId} = ${visitJob})`;
  return {
    over: visit(sql`${cancelledAt} is not null or ${finishedAt} is not null`),
    fixed: visit(sql`${startsAt} <= ${fixedUntil(now).toISOString()}`),
  };
}

/** Every time at which a technician can be booked at an address now. */
export async function visitSlots(tx: Transaction | Database, zip: string, clock: BusinessClock): Promise<Slot[]> {
  const area = areaOf(zip);
  const windows = bookableWindows(await hoursRows(tx, area), clock);
  return slotsOf(windows, await bookingRows(tx, area, clock.today()));
}
