import { useCopy } from "@portico/content-runtime/react";
import { Text } from "@portico/design-system/text";
import type { Appointment } from "./appointments.api.ts";
import { useAppointmentCopy } from "./appointmentCopy.ts";
import { CallUs } from "./CallUs.tsx";

export type StageDetailProps = {
  appointment: Appointment;
  timeZone: string;
  /** Whether this person may change appointments. */
  mayChange: boolean;
};

/** What happens now, and what the customer can do about it. */
export function StageDetail({ appointment, timeZone, mayChange }: StageDetailProps) {
  const t = useCopy();
  const words = useAppointmentCopy(timeZone);
  const { stage, endsAt, arrivedAt, changeable, changeableUntil } = appointment;
  const technician = appointment.technician ?? t("appointments.anyTechnician");
  if (stage === "IN_PROGRESS" && arrivedAt !== null)
    return <Text>{t("appointments.inProgress", { technician, at: words.time(arrivedAt) })}</Text>;
  if (stage === "LATE" || stage === "MISSED")
    return (
      <>
        <Text>{stage === "LATE" ? t("appointments.late", { end: words.hour(endsAt) }) : t("appointments.missed")}</Text>
        <CallUs />
      </>
    );
  return (
    <>
      <Text>
        {stage === "ARRIVING" && `${t("appointments.arriving", { technician, end: words.hour(endsAt) })} `}
        {t("appointments.prepare")}
      </Text>
      {changeable && mayChange && (
        <Text tone="quiet">{t("appointments.changeableUntil", { until: words.until(changeableUntil) })}</Text>
      )}
      {!changeable && mayChange && (
        <>
          <Text tone="quiet">{t("appointments.tooLate")}</Text>
          <CallUs />
        </>
      )}
    </>
  );
}
