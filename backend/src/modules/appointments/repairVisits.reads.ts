import type { components } from "@portico/openapi/troubleshooting";
import { dayMilliseconds } from "@portico/rules/constants";
import type { Database, Transaction } from "../../database/database.ts";
import type { BusinessClock } from "../../lib/clock.ts";
import { appointmentAnswer, isOver } from "./appointments.domain.ts";
import { appointmentRows, jobRows, type AppointmentRow } from "./appointments.repository.ts";

type BookedVisit = components["schemas"]["BookedVisit"];

/** The visits that were booked from guided checks, by reference: the newest of each that is not cancelled. */
export async function visitsOfChecks(
  tx: Transaction | Database,
  accountId: string,
  references: readonly string[],
  clock: BusinessClock,
): Promise<ReadonlyMap<string, BookedVisit>> {
  if (references.length === 0) return new Map();
  const visits = new Map<string, BookedVisit>();
  for (const row of await jobRows(tx, accountId, references)) {
    const { orderId, jobId, stage, date, startsAt, endsAt } = appointmentAnswer(row, clock);
    if (stage !== "CANCELLED" && !visits.has(orderId))
      visits.set(orderId, { orderId, jobId, stage, date, startsAt, endsAt });
  }
  return visits;
}

type Service = NonNullable<AppointmentRow["check"]>["service"];

/** The soonest repair of a service that is still to come; one that dispatch scheduled may be of any service. */
export async function upcomingRepair(
  tx: Transaction | Database,
  accountId: string,
  service: Service,
  clock: BusinessClock,
): Promise<AppointmentRow | undefined> {
  const since = new Date(clock.now().getTime() - dayMilliseconds);
  return (await appointmentRows(tx, accountId, since)).find(
    (row) =>
      row.kind === "REPAIR" &&
      (row.check === null || row.check.service === service) &&
      !isOver(appointmentAnswer(row, clock).stage),
  );
}
