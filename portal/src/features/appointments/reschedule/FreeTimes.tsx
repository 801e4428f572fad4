import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button, ButtonLink } from "@portico/design-system/button";
import { Calendar } from "@portico/design-system/calendar";
import { Card } from "@portico/design-system/card";
import { RadioGroup } from "@portico/design-system/choice";
import { Columns, Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { appointments as constants } from "@portico/rules/constants";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { FailureAlert, failureCopy } from "../../../components/FailureAlert.tsx";
import type { AppointmentCalendar, JobName, Slot } from "../model/appointments.api.ts";
import { appointmentsPath, attemptKey, dayRefusal, freeDays } from "../model/appointments.rules.ts";
import { type ChangePhase, changeEvents, selectServiceAppointments } from "../model/appointments.slice.ts";
import { useAppointmentWords } from "../model/appointmentWords.ts";

export type FreeTimesProps = { job: JobName; calendar: AppointmentCalendar; timeZone: string };

/** The calendar of free days, the times of the chosen day, and the button that moves the appointment. */
export function FreeTimes({ job, calendar, timeZone }: FreeTimesProps) {
  const t = useCopy();
  const { change } = useSelector(selectServiceAppointments);
  const [day, setDay] = useState(() => freeDays(calendar.slots)[0] ?? "");
  const [startsAt, setStartsAt] = useState("");
  const [isMissing, setMissing] = useState(false);
  const chosen = calendar.slots.find((slot) => slot.free && slot.date === day && slot.startsAt === startsAt);
  const choose = (slot: Pick<Slot, "date" | "startsAt">) => {
    setDay(slot.date);
    setStartsAt(slot.startsAt);
    setMissing(false);
  };
  const send = useSend(job, calendar);
  const ofDay = calendar.slots.filter(({ date }) => date === day);
  const words = useAppointmentWords(timeZone);
  return (
    <Stack gap="large">
      {change.name === "failed" && <Refused phase={change} timeZone={timeZone} onChoose={choose} />}
      <Card>
        <Columns template="equal" gap="xlarge">
          <DayChoice calendar={calendar} day={day} onChange={setDay} />
          <Stack gap="large">
            <RadioGroup
              variant="cards"
              name="time"
              legend={t("appointments.reschedule.times", { day: words.day(day) })}
              value={chosen?.startsAt ?? ""}
              error={isMissing && !chosen ? t("appointments.reschedule.choose") : undefined}
              onChange={(next) => choose({ date: day, startsAt: next })}
              options={ofDay.map((slot) => ({
                value: slot.startsAt,
                label: words.window(slot),
                disabledReason: slot.free
                  ? undefined
                  : t(
                      slot.startsAt === calendar.appointment.startsAt
                        ? "appointments.reschedule.isCurrent"
                        : "appointments.reschedule.taken",
                    ),
              }))}
            />
            <Actions>
              <Button
                busy={change.name === "working" ? t("appointments.reschedule.moving") : undefined}
                onPress={() => (chosen ? send(chosen) : setMissing(true))}
              >
                {chosen
                  ? t("appointments.reschedule.move", { when: words.short(chosen) })
                  : t("appointments.reschedule.moveNone")}
              </Button>
              <ButtonLink href={appointmentsPath} variant="quiet">
                {t("appointments.reschedule.keep")}
              </ButtonLink>
            </Actions>
          </Stack>
        </Columns>
      </Card>
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

type DayChoiceProps = { calendar: AppointmentCalendar; day: string; onChange: (day: string) => void };

function DayChoice({ calendar: { slots, today, from, to, appointment }, day, onChange }: DayChoiceProps) {
  const t = useCopy();
  const first = slots[0]?.date ?? from;
  const refusals = { noWork: t("appointments.reschedule.noWork"), full: t("appointments.reschedule.full") };
  return (
    <Calendar
      label={t("appointments.reschedule.day")}
      previousLabel={t("appointments.reschedule.previous")}
      nextLabel={t("appointments.reschedule.next")}
      today={today}
      min={{ date: first, reason: t("appointments.reschedule.tooSoon") }}
      max={{ date: to, reason: t("appointments.reschedule.tooFar", { days: constants.daysAhead }) }}
      unavailable={(date) => {
        const refusal = dayRefusal(slots, date);
        return refusal && refusals[refusal];
      }}
      marks={[{ date: appointment.date, label: t("appointments.reschedule.current"), tone: "info" }]}
      value={day}
      onChange={onChange}
    />
  );
}

type RefusedProps = {
  phase: Extract<ChangePhase, { name: "failed" }>;
  timeZone: string;
  onChoose: (slot: Slot) => void;
};

/** Why the appointment was not moved; when the time was taken, with the next free ones to choose from. */
function Refused({ phase: { failure, slots }, timeZone, onChoose }: RefusedProps) {
  const t = useCopy();
  const words = useAppointmentWords(timeZone);
  if (failure.kind === "refused" && failure.code === "CONFLICT")
    return (
      <Alert tone="warning" toneLabel={t("shell.tone.warning")} live="assertive">
        {t("appointments.changed")}
      </Alert>
    );
  if (slots.length === 0) return <FailureAlert failure={failure} />;
  const { title, detail } = failureCopy(failure);
  return (
    <Alert
      tone="warning"
      toneLabel={t("shell.tone.warning")}
      title={t(title)}
      live="assertive"
      action={
        <Stack gap="small">
          <Text weight="strong">{t("appointments.reschedule.nextFree")}</Text>
          <Inline>
            {slots.map((slot) => (
              <Button key={slot.startsAt} variant="secondary" size="compact" onPress={() => onChoose(slot)}>
                {words.short(slot)}
              </Button>
            ))}
          </Inline>
        </Stack>
      }
    >
      {t(detail)}
    </Alert>
  );
}
