import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Config } from "../../config/config.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Locale, Site } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { accountFacts } from "../account/account.reads.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { copyFor } from "../content/delivery/content.reads.ts";
import { appointmentsLink } from "../messages/messages.reads.ts";
import { appointmentRow, type AppointmentRow, type JobName } from "./appointments.repository.ts";

/** The account's service address on one line. */
export function addressLine({
  serviceLine1,
  serviceCity,
  serviceState,
  serviceZip,
}: {
  serviceLine1: string;
  serviceCity: string;
  serviceState: string;
  serviceZip: string;
}): string {
  return `${serviceLine1}, ${serviceCity}, ${serviceState} ${serviceZip}`;
}

interface FileWords {
  summary: string;
  description: string;
  location: string;
  locale: Locale;
  url: string;
}

/**
 * An appointment as iCalendar (RFC 5545). The UID is that of the job and SEQUENCE its version, so that a newer file
 * replaces the entry, and the file of a cancelled one removes it.
 */
function appointmentIcs(row: AppointmentRow, { locale, ...words }: FileWords, stamp: Date): string {
  const cancelled = row.cancelledAt !== null;
  const calendar = ical({
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: "Portico", product: "Appointments", language: locale.slice(0, 2).toUpperCase() },
  });
  calendar.createEvent({
    id: `${row.orderId}-${row.jobId}@portico`,
    sequence: row.version,
    stamp,
    start: row.startsAt,
    end: row.endsAt,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...words,
  });
  return `${calendar.toString()}\r\n`;
}

export interface FileReader {
  site: Site;
  locale: Locale;
}

type Deps = Pick<Dependencies, "clock" | "database"> & { config: Config };

/**
 * The calendar file of an appointment, in the reader's language.
 * @throws Problem NOT_FOUND for an unknown one
 */
export async function appointmentFile(
  deps: Deps,
  { site, locale }: FileReader,
  name: JobName,
): Promise<{ name: string; content: Buffer }> {
  const row = await appointmentRow(deps.database, name);
  const account = await accountFacts(deps.database, name.accountId);
  if (!row || !account) throw new Problem("NOT_FOUND");
  const t = await copyFor(await onAccountTime(deps, deps.database, name.accountId), site, locale);
  const text = appointmentIcs(
    row,
    {
      summary: t("appointments.file.summary", { kind: row.kind }),
      description: t("messages.appointment.prepare"),
      location: addressLine(account),
      locale,
      url: appointmentsLink(deps.config, site, name.accountId),
    },
    deps.clock.now(),
  );
  return { name: `${t("appointments.file.name")}-${row.date}.ics`, content: Buffer.from(text) };
}
