import { useCopy, useLocale } from "@portico/content-runtime/react";
import { CheckboxGroup, RadioGroup } from "@portico/design-system/choice";
import { FieldGroup, Select } from "@portico/design-system/field";
import { FormRow } from "@portico/design-system/form";
import { type Weekday, weekdays } from "@portico/rules/callSchedule";
import { useTimeZoneName } from "../../../components/timeZoneName.ts";
import { capitalized } from "../../../lib/capitalized.ts";
import type { CallForwarding } from "../model/callSettings.api.ts";

type Schedule = CallForwarding["always"]["schedule"];

export type ScheduleFieldsProps = {
  schedule: Schedule;
  timeZone: string;
  error: string | undefined;
  onChange: (schedule: Schedule) => void;
};

const halfHours = Array.from(
  { length: 48 },
  (_, at) => `${String(Math.floor(at / 2)).padStart(2, "0")}:${at % 2 === 0 ? "00" : "30"}`,
);

/** When all calls are forwarded: always, during certain hours, or outside them. */
export function ScheduleFields({ schedule, timeZone, error, onChange }: ScheduleFieldsProps) {
  const t = useCopy();
  const { locale } = useLocale();
  const change = (changed: Partial<Schedule>) => onChange({ ...schedule, ...changed });
  const inUtc = (format: Intl.DateTimeFormatOptions, at: string) =>
    new Intl.DateTimeFormat(locale, { ...format, timeZone: "UTC" }).format(new Date(at));
  const times = halfHours.map((value) => ({
    value,
    label: inUtc({ hour: "numeric", minute: "2-digit" }, `2026-01-01T${value}:00Z`),
  }));
  // January 5, 2026 is a Monday.
  const days = weekdays.map((value, place) => ({
    value,
    label: capitalized(inUtc({ weekday: "long" }, `2026-01-${String(place + 5).padStart(2, "0")}T00:00:00Z`)),
  }));
  const zone = useTimeZoneName(timeZone);
  return (
    <>
      <RadioGroup<Schedule["when"]>
        legend={t("voice.forwarding.schedule")}
        name="when"
        value={schedule.when}
        options={(["ALWAYS", "DURING", "OUTSIDE"] as const).map((when) => ({
          value: when,
          label: t("voice.forwarding.scheduleWhen", { when }),
        }))}
        onChange={(when) => change({ when })}
      />
      {schedule.when !== "ALWAYS" && (
        <>
          <CheckboxGroup<Weekday>
            legend={t("voice.forwarding.days")}
            name="schedule"
            layout="grid"
            value={schedule.days}
            options={days}
            error={error}
            onChange={(chosen) => change({ days: chosen })}
          />
          <FieldGroup
            legend={t("voice.forwarding.hours")}
            hint={t("voice.forwarding.zone", { zone: zone ?? timeZone })}
          >
            <FormRow>
              <Select
                label={t("voice.forwarding.from")}
                name="from"
                value={schedule.from}
                options={times}
                onChange={(from) => change({ from })}
              />
              <Select
                label={t("voice.forwarding.to")}
                name="to"
                value={schedule.to}
                options={times}
                onChange={(to) => change({ to })}
              />
            </FormRow>
          </FieldGroup>
        </>
      )}
    </>
  );
}
