import { useCopy } from "@portico/content-runtime/react";
import { DateField, parseTypedDate } from "@portico/design-system/calendar";
import { TextField } from "@portico/design-system/field";
import { FormRow } from "@portico/design-system/form";
import { useState } from "react";
import { ReasonDialog, type ReasonDialogProps } from "../../components/ReasonDialog.tsx";
import type { ChangeSetDetails, StepName } from "../../data/changeSets.api.ts";
import { useStudioPage } from "../../data/studioContexts.ts";
import type { ActionState } from "../../data/useAction.ts";
import { scheduledFor, type TimeError, type TypedTime } from "./schedule.ts";

/** What an action asks for: nothing, an optional note, or a required reason. */
const asks: Record<StepName, "nothing" | "note" | "reason"> = {
  submit: "reason",
  withdraw: "reason",
  approve: "note",
  return: "reason",
  publish: "reason",
  schedule: "reason",
  unschedule: "nothing",
  discard: "nothing",
};

type Props = {
  step: StepName;
  details: ChangeSetDetails;
  state: ActionState<unknown>;
  /** `at` is empty except for scheduling. */
  onConfirm: (reason: string, at: string) => Promise<unknown>;
  onClose: () => void;
  /** Called when the rejected input changes: clears the error. */
  onRetype: () => void;
};

/** Confirmation dialog of an action, which says what it will do. */
export function StepDialog({ step, details, state, onConfirm, onClose, onRetype }: Props) {
  const t = useCopy();
  const [typed, setTyped] = useState<TypedTime>({ date: "", time: "" });
  const [error, setError] = useState<TimeError>({});
  const time = step === "schedule" ? scheduledFor(parseTypedDate(typed.date, details.today), typed.time) : { at: "" };
  /** An error belongs to the value it was found in; a changed value is validated on the next submit. */
  const retype = (next: TypedTime) => {
    setTyped(next);
    setError({
      ...(next.date === typed.date && error.date && { date: error.date }),
      ...(next.time === typed.time && error.time && { time: error.time }),
    });
    // What is sent is under way, with the time that was typed then.
    if (state.phase !== "running") onRetype();
  };
  const check = () => {
    setError("error" in time ? time.error : {});
    return !("error" in time);
  };
  return (
    <ReasonDialog
      tone={step === "discard" ? "critical" : "neutral"}
      question={t(`studio.changeSets.step.${step}.question`)}
      consequence={t(`studio.changeSets.step.${step}.consequence`)}
      confirmLabel={t(`studio.changeSets.step.${step}.label`)}
      busyLabel={t("studio.changeSets.saving")}
      {...useReasonField(step)}
      state={state}
      check={check}
      onConfirm={(reason) => onConfirm(reason, "at" in time ? time.at : "")}
      onClose={onClose}
    >
      {step === "schedule" && <ScheduleFields typed={typed} onChange={retype} error={error} today={details.today} />}
    </ReasonDialog>
  );
}

function useReasonField(step: StepName): Pick<ReasonDialogProps, "reason"> {
  const t = useCopy();
  if (asks[step] === "nothing") return { reason: "none" };
  if (asks[step] === "note")
    return { reason: { label: t("studio.changeSets.note"), hint: t("studio.changeSets.note.hint") } };
  if (step !== "return") return {};
  return {
    reason: {
      label: t("studio.changeSets.returnNote"),
      hint: t("studio.changeSets.returnNote.hint"),
      missing: t("studio.changeSets.returnNote.missing"),
    },
  };
}

type ScheduleProps = { typed: TypedTime; onChange: (typed: TypedTime) => void; error: TimeError; today: string };

/** Date and time of publication, in the provider's time zone. */
function ScheduleFields({ typed, onChange, error, today }: ScheduleProps) {
  const t = useCopy();
  const { timeZone } = useStudioPage();
  return (
    <FormRow>
      <DateField
        label={t("studio.changeSets.schedule.date")}
        name="date"
        hint={t("studio.changeSets.schedule.date.hint")}
        {...(error.date && { error: t("studio.changeSets.schedule.date.missing") })}
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
        {...(error.time && { error: t("studio.changeSets.schedule.time.missing") })}
        value={typed.time}
        onChange={(time) => onChange({ ...typed, time })}
      />
    </FormRow>
  );
}
