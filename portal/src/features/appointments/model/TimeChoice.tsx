import { useCopy } from "@portico/content-runtime/react";
import { Calendar } from "@portico/design-system/calendar";
import { Card } from "@portico/design-system/card";
import { RadioGroup } from "@portico/design-system/choice";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Columns, Stack } from "@portico/design-system/layout";
import { appointments as constants } from "@portico/rules/constants";
import { type ReactNode, useEffect, useRef } from "react";
import type { Appointment, AppointmentCalendar, Slot } from "./appointments.api.ts";
import { dayRefusal } from "./appointments.rules.ts";
import { useAppointmentCopy } from "./appointmentCopy.ts";

export type TimeChoiceProps = {
  times: Pick<AppointmentCalendar, "slots" | "today" | "from" | "to" | "timeZone">;
  /** The appointment that is moved; none for a new one. */
  current?: Appointment;
  day: string;
  onDay: (day: string) => void;
  chosen: Slot | undefined;
  onTime: (startsAt: string) => void;
  /** Said at the times, such as that none was chosen. */
  error: string | undefined;
  /** How often the screen went on without a time: each moves the focus to the times, where the error is read. */
  focusOn: number;
  /** The controls below the times. */
  children: ReactNode;
};

/** The calendar of days with free times, and the times of the chosen day with those that are taken marked as such. */
export function TimeChoice({ times, current, day, onDay, chosen, onTime, error, focusOn, children }: TimeChoiceProps) {
  const t = useCopy();
  const words = useAppointmentCopy(times.timeZone);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOn > 0) group.current?.querySelector<HTMLElement>("input:not([aria-disabled='true'])")?.focus();
  }, [focusOn]);
  const refusalOf = ({ free, startsAt }: Slot) =>
    free
      ? undefined
      : t(startsAt === current?.startsAt ? "appointments.reschedule.isCurrent" : "appointments.reschedule.taken");
  return (
    <Card>
      <Columns template="equal" gap="xlarge">
        <DayChoice times={times} current={current} day={day} onDay={onDay} />
        <Stack gap="large">
          <div ref={group}>
            <RadioGroup
              variant="cards"
              name="time"
              legend={t("appointments.reschedule.times", { day: words.day(day) })}
              value={chosen?.startsAt ?? ""}
              error={error}
              onChange={onTime}
              options={times.slots
                .filter(({ date }) => date === day)
                .map((slot) => ({
                  value: slot.startsAt,
                  label: words.window(slot),
                  disabledReason: refusalOf(slot),
                }))}
            />
          </div>
          {children}
        </Stack>
      </Columns>
    </Card>
  );
}

type DayChoiceProps = Pick<TimeChoiceProps, "times" | "day" | "onDay"> & { current: Appointment | undefined };

function DayChoice({ times: { slots, today, from, to }, current, day, onDay }: DayChoiceProps) {
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
      marks={current ? [{ date: current.date, label: t("appointments.reschedule.current"), tone: "info" }] : []}
      value={day}
      onChange={onDay}
    />
  );
}

/** Stands for the calendar and the times while they load. */
export function LookingForTimes() {
  return (
    <SkeletonGroup label={useCopy()("appointments.reschedule.loading")}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
