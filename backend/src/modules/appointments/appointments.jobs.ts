import { appointments as constants } from "@portico/rules/constants";
import type { Dependencies } from "../../dependencies.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { notifyOfAppointment } from "./appointments.notices.ts";
import { markReminded, simulateArrivals, simulateCompletions, unremindedRows } from "./appointments.repository.ts";

const HOUR_MILLISECONDS = 3_600_000;
const AT_ONCE = 50;
/** The length of a simulated job. */
const JOB_MINUTES = 60;

/**
 * Queues the reminders of appointments that begin within a day. Safe in any number of processes: each row is locked by
 * one and marked in the same transaction.
 * @returns how many appointments it reminded of
 */
export async function remindOfAppointments(deps: Dependencies): Promise<number> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + constants.remindHours * HOUR_MILLISECONDS);
  return deps.database.transaction(async (tx) => {
    const rows = await unremindedRows(tx, now, until, AT_ONCE);
    for (const row of rows) {
      await notifyOfAppointment(await onAccountTime(deps, tx, row.accountId), tx, row, "REMINDER");
      await markReminded(tx, row, now);
    }
    return rows.length;
  });
}

/**
 * The demo's simulated dispatch, by the business clock: technicians arrive and finish. A provider's own dispatch reports
 * these behind `UPSTREAM_API`.
 * @returns how many appointments changed
 */
export async function dispatchTechnicians({ config, database, clock }: Dependencies): Promise<number> {
  if (!config.demo) return 0;
  const now = clock.now();
  return (await simulateArrivals(database, now)) + (await simulateCompletions(database, now, JOB_MINUTES));
}
