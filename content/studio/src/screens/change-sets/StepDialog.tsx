import { useCopy } from "@portico/content-runtime/react";
import { parseTypedDate } from "@portico/design-system/calendar";
import { useState } from "react";
import { ReasonDialog, type ReasonDialogProps } from "../../components/ReasonDialog.tsx";
import type { ChangeSetDetails, StepName } from "../../data/changeSets.api.ts";
import type { ActionState } from "../../data/useAction.ts";
import { ScheduleFields } from "./ScheduleFields.tsx";
import { scheduledFor, type TimeFault, type TypedTime } from "./schedule.ts";

/** What a step asks for: nothing, a note, or a reason without which it is not taken. */
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
  /** `at` is empty for all steps but a schedule. */
  onConfirm: (reason: string, at: string) => Promise<unknown>;
  onClose: () => void;
  /** What was refused was typed anew: the refusal no longer holds. */
  onRetype: () => void;
};

/** Says what a step will do before it is taken. */
export function StepDialog({ step, details, state, onConfirm, onClose, onRetype }: Props) {
  const t = useCopy();
  const [typed, setTyped] = useState<TypedTime>({ date: "", time: "" });
  const [fault, setFault] = useState<TimeFault>({});
  const time = step === "schedule" ? scheduledFor(parseTypedDate(typed.date, details.today), typed.time) : { at: "" };
  /** A fault is told of what was typed then; other words are looked at when they are sent. */
  const retype = (next: TypedTime) => {
    setTyped(next);
    setFault({ ...(next.date === typed.date && fault.date && { date: fault.date }), ...(next.time === typed.time && fault.time && { time: fault.time }) });
    onRetype();
  };
  const check = () => {
    setFault("fault" in time ? time.fault : {});
    return !("fault" in time);
  };
  return (
    <ReasonDialog
      tone={step === "discard" ? "danger" : "plain"}
      question={t(`studio.changeSets.step.${step}.question`)}
      consequence={t(`studio.changeSets.step.${step}.consequence`)}
      confirmLabel={t(`studio.changeSets.step.${step}.label`)}
      busyLabel={t("studio.changeSets.saving")}
      {...useAsked(step)}
      state={state}
      check={check}
      onConfirm={(reason) => onConfirm(reason, "at" in time ? time.at : "")}
      onClose={onClose}
    >
      {step === "schedule" && <ScheduleFields typed={typed} onChange={retype} fault={fault} today={details.today} />}
    </ReasonDialog>
  );
}

function useAsked(step: StepName): Pick<ReasonDialogProps, "reason"> {
  const t = useCopy();
  if (asks[step] === "nothing") return { reason: "none" };
  if (asks[step] === "note") return { reason: { label: t("studio.changeSets.note"), hint: t("studio.changeSets.note.hint") } };
  if (step !== "return") return {};
  return { reason: { label: t("studio.changeSets.returnNote"), hint: t("studio.changeSets.returnNote.hint"), missing: t("studio.changeSets.returnNote.missing") } };
}
