import type { components } from "@portico/openapi/account";
import { appointments as constants } from "@portico/rules/constants";
import type { Database, Transaction } from "../../database/database.ts";
import type { BusinessClock } from "../../lib/clock.ts";
import { appointmentAnswer, isOver } from "./appointments.domain.ts";
import { appointmentRows } from "./appointments.repository.ts";

const DAY_MILLISECONDS = 86_400_000;

/** Since when appointments are shown. */
export const shownSince = (clock: Pick<BusinessClock, "now">): Date =>
  new Date(clock.now().getTime() - constants.shownDays * DAY_MILLISECONDS);

/** An account's soonest appointment that is not over; null for none. */
export async function nextAppointment(
  tx: Transaction | Database,
  accountId: string,
  clock: BusinessClock,
): Promise<components["schemas"]["NextAppointment"] | null> {
  const since = new Date(clock.now().getTime() - DAY_MILLISECONDS);
  for (const row of await appointmentRows(tx, accountId, since)) {
    const { orderId, jobId, kind, stage, date, startsAt, endsAt, technician } = appointmentAnswer(row, clock);
    if (!isOver(stage)) return { orderId, jobId, kind, stage, date, startsAt, endsAt, technician };
  }
  return null;
}
