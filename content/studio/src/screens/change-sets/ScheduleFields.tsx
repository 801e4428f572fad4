import { useCopy } from "@portico/content-runtime/react";
import { DateField } from "@portico/design-system/calendar";
import { TextField } from "@portico/design-system/field";
import { FormRow } from "@portico/design-system/form";
import { useStudioPage } from "../../components/studioPage.ts";
import type { TimeFault, TypedTime } from "./schedule.ts";

type Props = { typed: TypedTime; onChange: (typed: TypedTime) => void; fault: TimeFault; today: string };

/** Date and time of a publication, on the provider's clocks. */
export function ScheduleFields({ typed, onChange, fault, today }: Props) {
  const t = useCopy();
  const { timeZone } = useStudioPage();
  return (
    <FormRow>
      <DateField
        label={t("studio.changeSets.schedule.date")}
        name="date"
        hint={t("studio.changeSets.schedule.date.hint")}
        {...(fault.date && { error: t("studio.changeSets.schedule.date.missing") })}
        value={typed.date}
        onChange={(date) => onChange({ ...typed, date })}
        today={today}
        min={{ date: today, reason: t("studio.changeSets.schedule.past") }}
        openLabel={t("studio.changeSets.schedule.open")}
        closeLabel={t("studio.shell.close")}
        previousLabel={t("studio.changeSets.schedule.previous")}
        nextLabel={t("studio.changeSets.schedule.next")}
      />
      <TextField
        label={t("studio.changeSets.schedule.time")}
        name="time"
        hint={t("studio.changeSets.schedule.time.hint", { zone: timeZone })}
        {...(fault.time && { error: t("studio.changeSets.schedule.time.missing") })}
        value={typed.time}
        onChange={(time) => onChange({ ...typed, time })}
      />
    </FormRow>
  );
}
