import type { Config } from "../../config/config.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import type { Principal } from "../../lib/principal.ts";
import { announceChange } from "../account-events/accountEvents.writes.ts";
import { areaOf, bookableWindows } from "./appointments.domain.ts";
import { notifyOfAppointment } from "./appointments.notices.ts";
import { visitJob, type AppointmentRow } from "./appointments.reads.ts";
import { book, changeAppointment, hoursRows, lockedAppointment, release } from "./appointments.repository.ts";
import { serviceAppointments } from "./appointments.tables.ts";

/** For the simulated dispatch of the demo: how long after the beginning of the window the technician arrives. */
const SIMULATED_ARRIVAL_MINUTES = 45;

type VisitSlot = { zip: string; startsAt: Date };

/**
 * Holds a technician's time for a new visit; undefined when it is no longer free. Followed by `addVisit` in the same
 * transaction.
 */
export async function holdVisit(
  { clock }: Pick<Dependencies, "clock">,
  tx: Transaction,
  { zip, startsAt }: VisitSlot,
): Promise<{ area: string; date: string; startHour: number; startsAt: Date; endsAt: Date } | undefined> {
  const area = areaOf(zip);
  const windows = bookableWindows(await hoursRows(tx, area), clock);
  const window = windows.find((each) => each.startsAt.getTime() === startsAt.getTime());
  if (!window || !(await book(tx, area, window))) return undefined;
  const { date, startHour, endsAt } = window;
  return { area, date, startHour, startsAt, endsAt };
}

type Held = NonNullable<Awaited<ReturnType<typeof holdVisit>>>;

/** Adds the appointment of an order at the time that is held. */
export async function addVisit(
  { config }: { config: Pick<Config, "demo"> },
  tx: Transaction,
  visit: Held &
    Pick<AppointmentRow, "accountId" | "orderId" | "kind"> &
    Partial<Pick<AppointmentRow, "jobId" | "check">>,
): Promise<AppointmentRow> {
  const arrivesAfterMinutes = config.demo ? SIMULATED_ARRIVAL_MINUTES : null;
  const [row] = await tx
    .insert(serviceAppointments)
    .values({ jobId: visitJob, ...visit, arrivesAfterMinutes })
    .returning();
  await announceChange(tx, { topic: "APPOINTMENTS", accountId: visit.accountId });
  return row as AppointmentRow;
}

/**
 * The appointment of an order, locked until the transaction ends; undefined for none. Decide on this row: an unlocked
 * one may be moved or cancelled before the decision is written. Lock the order first.
 */
export function lockedVisit(tx: Transaction, accountId: string, orderId: string): Promise<AppointmentRow | undefined> {
  return lockedAppointment(tx, { accountId, orderId, jobId: visitJob });
}

/**
 * Cancels the appointment of an order, unless it is cancelled; its time is free for others at once. Told like every other
 * cancelled appointment: those who get these e-mails may know nothing of the order.
 * @param deps with the account's clock
 */
export async function cancelVisit(
  deps: Pick<Dependencies, "config" | "clock" | "securityClock">,
  tx: Transaction,
  { firstName }: Pick<Principal, "firstName">,
  { accountId, orderId }: Pick<AppointmentRow, "accountId" | "orderId">,
): Promise<void> {
  // Locked, so that its place is released once, and at the time to which it was moved meanwhile.
  const row = await lockedVisit(tx, accountId, orderId);
  if (!row || row.cancelledAt) return;
  await release(tx, row);
  const cancelled = await changeAppointment(tx, row, { cancelledAt: deps.clock.now() });
  await notifyOfAppointment(deps, tx, cancelled, "CANCELLED", firstName);
}
