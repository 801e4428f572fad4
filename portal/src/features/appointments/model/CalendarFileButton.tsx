import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { LabelInContext } from "@portico/design-system/hidden";
import { CalendarIcon } from "@portico/design-system/icons";
import { useDispatch, useSelector } from "react-redux";
import type { Appointment } from "./appointments.api.ts";
import { isSameJob } from "./appointments.rules.ts";
import { fileEvents, selectServiceAppointments } from "./appointments.slice.ts";

/** A short label with a longer accessible name where several cards have the same control. */
export function ControlLabel({ short, long, isOnly }: { short: string; long: string; isOnly: boolean }) {
  if (isOnly) return short;
  return <LabelInContext inContext={long}>{short}</LabelInContext>;
}

type FileButtonProps = {
  appointment: Pick<Appointment, "orderId" | "jobId" | "date">;
  accountId: string;
  what: string;
  isOnly: boolean;
};

/** Downloads the appointment for a calendar program, on a screen that runs the workflows of appointments. */
export function CalendarFileButton({ appointment, accountId, what, isOnly }: FileButtonProps) {
  const t = useCopy();
  const { locale } = useLocale();
  const dispatch = useDispatch();
  const { file } = useSelector(selectServiceAppointments);
  const { orderId, jobId, date } = appointment;
  const isBusy = file.name === "downloading" && isSameJob(file.job, appointment);
  const fileName = `${t("appointments.file.name")}-${date}.ics`;
  return (
    <Button
      variant="secondary"
      size="compact"
      icon={<CalendarIcon size={20} />}
      busy={isBusy ? t("appointments.downloading") : undefined}
      onPress={() => dispatch(fileEvents.requested({ job: { accountId, orderId, jobId }, locale, fileName }))}
    >
      <ControlLabel
        short={t("appointments.toCalendar")}
        long={t("appointments.toCalendarOne", { what })}
        isOnly={isOnly}
      />
    </Button>
  );
}
