import { Dotted } from "../../../components/DividedList.tsx";
import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { Divider, Inline, Stack } from "@portico/design-system/layout";
import { DateTile } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { Fragment } from "react";
import type { Appointment } from "../model/appointments.api.ts";
import { useAppointmentCopy } from "../model/appointmentCopy.ts";
import { CallUs } from "../model/CallUs.tsx";
import { StageBadge } from "../model/StageBadge.tsx";

/** The appointments that are over, newest first. A missed one says what to do. */
export function EarlierAppointments({ appointments, timeZone }: { appointments: Appointment[]; timeZone: string }) {
  const t = useCopy();
  return (
    <Card labelledBy="earlier-appointments">
      <Stack gap="medium">
        <CardTitle level={2} id="earlier-appointments">
          {t("appointments.past")}
        </CardTitle>
        {appointments.map((appointment, place) => (
          <Fragment key={`${appointment.orderId} ${appointment.jobId}`}>
            {place > 0 && <Divider />}
            <Line appointment={appointment} timeZone={timeZone} />
          </Fragment>
        ))}
      </Stack>
    </Card>
  );
}

function Line({ appointment, timeZone }: { appointment: Appointment; timeZone: string }) {
  const t = useCopy();
  const words = useAppointmentCopy(timeZone);
  const { date, kind, stage, technician } = appointment;
  return (
    <Stack gap="small">
      <Inline gap="medium" wrap={false}>
        <DateTile date={date} />
        <Stack gap="xsmall">
          <Inline gap="small">
            <Text weight="strong">{t("appointments.kind", { kind })}</Text>
            <StageBadge stage={stage} />
          </Inline>
          <Text size="small">
            <Dotted facts={[words.window(appointment), ...(technician === null ? [] : [technician])]} />
          </Text>
        </Stack>
      </Inline>
      {stage === "MISSED" && (
        <>
          <Text>{t("appointments.missed")}</Text>
          <CallUs />
        </>
      )}
    </Stack>
  );
}
