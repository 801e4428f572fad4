import type { Dependencies } from "../../dependencies.ts";
import type { Locale } from "../../lib/principal.ts";
import type { Transaction } from "../../database/database.ts";
import { accountFacts, accountName } from "../account/account.reads.ts";
import { copyFor } from "../content/delivery/content.reads.ts";
import { membersOf, type Member } from "../identity/memberships.reads.ts";
import { appointmentsLink, appointmentsPage } from "../messages/messages.reads.ts";
import { queueMessage } from "../messages/messages.writes.ts";
import { emailsWantedOn } from "../preferences/preferences.reads.ts";
import { addressLine } from "./appointmentFile.reads.ts";
import type { AppointmentRow } from "./appointments.repository.ts";

type Notifier = Pick<Dependencies, "config" | "clock" | "securityClock">;
export type Notice = "BOOKED" | "MOVED" | "CANCELLED" | "REMINDER";

/** The window of an appointment in its own time zone: "8 – 10 AM", "8–10 a.m.". */
function windowText(
  { startsAt, endsAt }: Pick<AppointmentRow, "startsAt" | "endsAt">,
  locale: Locale,
  timeZone: string,
): string {
  return new Intl.DateTimeFormat(locale, { hour: "numeric", timeZone }).formatRange(startsAt, endsAt);
}

/** Those who get e-mails about an account's appointments. */
async function recipients(tx: Transaction, accountId: string): Promise<Member[]> {
  const wants = await emailsWantedOn(tx, accountId, "APPOINTMENTS");
  return (await membersOf(tx, [accountId])).filter(
    ({ userId, role, state, disabled, email }) =>
      email !== null && state === "ACTIVE" && !disabled && wants({ userId, role }) === "ALL",
  );
}

/**
 * E-mails everybody who wants to know, with the calendar file attached, in the transaction of the change. Once for each
 * version of the appointment and notice.
 * @param deps with the account's clock
 */
export async function notifyOfAppointment(
  deps: Notifier,
  tx: Transaction,
  row: AppointmentRow,
  what: Notice,
  by = "",
): Promise<void> {
  const { accountId, orderId, jobId, kind, date, version } = row;
  const account = await accountFacts(tx, accountId);
  if (!account) return;
  for (const { userId, email, site, locale: chosen } of await recipients(tx, accountId)) {
    const locale = chosen ?? "en-US";
    const t = await copyFor({ ...deps, database: tx }, site, locale);
    const text = [
      t("messages.appointment.lead", { what, by, account: await accountName(tx, accountId) }),
      t("messages.appointment.facts", {
        kind,
        date,
        window: windowText(row, locale, deps.clock.timeZone),
        address: addressLine(account),
      }),
      ...(what === "CANCELLED" ? [] : [t("messages.appointment.prepare")]),
      t("messages.appointment.link", { link: appointmentsLink(deps.config, site, accountId) }),
    ].join("\n\n");
    await queueMessage(deps, tx, {
      kind: "APPOINTMENT",
      about: `appointment ${orderId} ${jobId} ${version} ${what}`,
      address: email ?? "",
      locale,
      subject: t("messages.appointment.subject", { what, date }),
      text,
      notification: {
        userId,
        accountId,
        topic: "APPOINTMENTS",
        page: appointmentsPage(accountId),
        subjectKey: "messages.appointment.subject",
        subjectValues: { what, date },
      },
      attachment: { kind: "appointment", accountId, site, locale, orderId, jobId },
    });
  }
}
