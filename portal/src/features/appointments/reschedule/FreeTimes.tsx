import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button, ButtonLink } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { AppointmentCalendar, JobName, Slot } from "../model/appointments.api.ts";
import { appointmentsPath, attemptKey, freeDays } from "../model/appointments.rules.ts";
import { type ChangePhase, changeEvents, selectServiceAppointments } from "../model/appointments.slice.ts";
import { useAppointmentCopy } from "../model/appointmentCopy.ts";
import { TimeChoice } from "../model/TimeChoice.tsx";
import { TimeRefused } from "../model/TimeRefused.tsx";

export type FreeTimesProps = { job: JobName; calendar: AppointmentCalendar; timeZone: string };

/** The calendar of free days, the times of the chosen day, and the button that moves the appointment. */
export function FreeTimes({ job, calendar, timeZone }: FreeTimesProps) {
  const t = useCopy();
  const { change } = useSelector(selectServiceAppointments);
  const [day, setDay] = useState(() => freeDays(calendar.slots)[0] ?? "");
  const [startsAt, setStartsAt] = useState("");
  const [misses, setMisses] = useState(0);
  const chosen = calendar.slots.find((slot) => slot.free && slot.date === day && slot.startsAt === startsAt);
  const choose = (slot: Pick<Slot, "date" | "startsAt">) => {
    setDay(slot.date);
    setStartsAt(slot.startsAt);
    setMisses(0);
  };
  const send = useSend(job, calendar);
  const words = useAppointmentCopy(timeZone);
  return (
    <Stack gap="large">
      {change.name === "failed" && <Refused phase={change} timeZone={timeZone} onChoose={choose} />}
      <TimeChoice
        times={calendar}
        current={calendar.appointment}
        day={day}
        onDay={setDay}
        chosen={chosen}
        onTime={(next) => choose({ date: day, startsAt: next })}
        error={misses > 0 && !chosen ? t("appointments.reschedule.choose") : undefined}
        focusOn={misses}
      >
        <Actions>
          <Button
            busy={change.name === "working" ? t("appointments.reschedule.moving") : undefined}
            onPress={() => (chosen ? send(chosen) : setMisses(misses + 1))}
          >
            {chosen
              ? t("appointments.reschedule.move", { when: words.short(chosen) })
              : t("appointments.reschedule.moveNone")}
          </Button>
          <ButtonLink href={appointmentsPath} variant="quiet">
            {t("appointments.reschedule.keep")}
          </ButtonLink>
        </Actions>
      </TimeChoice>
    </Stack>
  );
}

function useSend(job: JobName, { appointment }: AppointmentCalendar) {
  const dispatch = useDispatch();
  const { change } = useSelector(selectServiceAppointments);
  return ({ startsAt }: Slot) => {
    const idempotencyKey = attemptKey(change, job, startsAt);
    dispatch(changeEvents.moveRequested({ ...job, version: appointment.version, idempotencyKey, startsAt }));
  };
}

type RefusedProps = {
  phase: Extract<ChangePhase, { name: "failed" }>;
  timeZone: string;
  onChoose: (slot: Slot) => void;
};

/** Why the appointment was not moved. */
function Refused({ phase: { failure, slots }, timeZone, onChoose }: RefusedProps) {
  const t = useCopy();
  if (failure.kind === "refused" && failure.code === "CONFLICT")
    return (
      <Alert tone="warning" toneLabel={t("shell.tone.warning")} live="assertive">
        {t("appointments.changed")}
      </Alert>
    );
  return <TimeRefused failure={failure} slots={slots} timeZone={timeZone} onChoose={onChoose} />;
}
