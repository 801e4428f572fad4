import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { logActivity } from "../activity-log/activityLog.writes.ts";
import { cutOffOf, nextFree, type Slot } from "./appointments.domain.ts";
import { notifyOfAppointment } from "./appointments.notices.ts";
import { visitSlots } from "./appointments.reads.ts";
import { jobRows, type AppointmentRow } from "./appointments.repository.ts";
import { addVisit, holdVisit } from "./appointments.writes.ts";
import { upcomingRepair } from "./repairVisits.reads.ts";

type Deps = Pick<Dependencies, "clock" | "securityClock" | "config">;
type Check = NonNullable<AppointmentRow["check"]>;

/** Why no visit was booked; with the next free times when the wanted one was taken. */
export type VisitRefusal = { code: "VISIT_BOOKED" | "SLOT_PAST" | "SLOT_TAKEN"; slots?: Slot[] };

/**
 * Books a technician's visit for what a guided check did not fix. Its order is the check's reference, and another visit
 * after a cancelled one the next job of it. Lock the account first: it keeps a second visit from being booked meanwhile.
 * @param deps with the account's clock
 */
export async function bookRepair(
  deps: Deps,
  tx: Transaction,
  { userId, firstName }: Principal,
  { accountId, zip, startsAt, check }: { accountId: string; zip: string; startsAt: Date; check: Check },
): Promise<{ row: AppointmentRow } | { refusal: VisitRefusal }> {
  const { clock } = deps;
  if (await upcomingRepair(tx, accountId, check.service, clock)) return { refusal: { code: "VISIT_BOOKED" } };
  if (clock.now() >= cutOffOf(startsAt)) return { refusal: { code: "SLOT_PAST" } };
  const held = await holdVisit(deps, tx, { zip, startsAt });
  if (!held) return { refusal: { code: "SLOT_TAKEN", slots: nextFree(await visitSlots(tx, zip, clock), startsAt) } };
  const orderId = check.reference;
  const before = await jobRows(tx, accountId, [orderId]);
  const jobId = String(before.length + 1);
  const row = await addVisit(deps, tx, { ...held, accountId, orderId, jobId, kind: "REPAIR", check });
  await logActivity(deps, tx, { accountId, actorId: userId, kind: "APPOINTMENT_BOOKED", facts: { date: row.date } });
  await notifyOfAppointment(deps, tx, row, "BOOKED", firstName);
  return { row };
}
