import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateTile } from "@portico/design-system/money";
import { Heading, Text } from "@portico/design-system/text";
import type { Account } from "../../account/model/account.api.ts";
import { appointmentsPath, isHappeningToday } from "./appointments.rules.ts";
import { capitalized } from "../../../lib/capitalized.ts";
import { useAppointmentCopy } from "./appointmentCopy.ts";
import { StageBadge } from "./StageBadge.tsx";
import * as css from "./SummaryAppointment.css.ts";

export type SummaryAppointmentProps = {
  appointment: NonNullable<Account["nextAppointment"]>;
  timeZone: string;
};

/** The next appointment on the account summary: when, what for, and the link to the list (SERV-01). */
export function SummaryAppointment({ appointment, timeZone }: SummaryAppointmentProps) {
  const t = useCopy();
  const words = useAppointmentCopy(timeZone);
  const when = isHappeningToday(appointment)
    ? t("appointments.today", { window: words.window(appointment) })
    : capitalized(words.onDay(appointment));
  return (
    <Card labelledBy="next-appointment">
      <Inline justify="between" gap="medium">
        <Inline gap="medium" wrap={false}>
          <DateTile date={appointment.date} />
          <Stack gap="xsmall">
            <Heading level={2} size={3} id="next-appointment">
              {when}
            </Heading>
            <div className={css.about}>
              <Text size="small">{t("appointments.visit", { kind: appointment.kind })}</Text>
              {isHappeningToday(appointment) && <StageBadge stage={appointment.stage} />}
            </div>
          </Stack>
        </Inline>
        <Link href={appointmentsPath}>{t("appointments.nextAll")}</Link>
      </Inline>
    </Card>
  );
}
