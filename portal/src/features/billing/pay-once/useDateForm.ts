import { typedDate } from "@portico/rules/dates";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { type DateFault, dueDateToChoose, judgeDate } from "./date.rules.ts";
import { payOnceEvents } from "./payOnce.slice.ts";
import type { StepProps } from "./steps.ts";

/** `due`: on the due date of the bill. */
export type When = "today" | "due" | "later";
export type DateForm = ReturnType<typeof useDateForm>;

/** The form of the date step: what was chosen before is chosen, what was typed stays. */
export function useDateForm({ account, draft }: StepProps) {
  const dispatch = useDispatch();
  const { schedulingBlock } = account.paymentOptions;
  const due = dueDateToChoose(account, draft);
  const [chosen, setChosen] = useState<When>(() => chosenBefore(draft, due));
  const [typed, setTyped] = useState(() => typedBefore(draft));
  const [fault, setFault] = useState<DateFault>();
  const [refusals, setRefusals] = useState(0);
  // What keeps the future closed may have happened meanwhile.
  const open = chosen === "due" && !due ? "later" : chosen;
  const when: When = schedulingBlock && !draft.way?.changes ? "today" : open;

  const submit = () => {
    const judged = when === "today" ? { date: account.businessDate } : judgeDate(account, draft, when === "due" && due ? typedDate(due) : typed);
    setFault("fault" in judged ? judged.fault : undefined);
    if ("fault" in judged) return setRefusals(refusals + 1);
    dispatch(payOnceEvents.dateAccepted(judged.date > account.businessDate ? { date: judged.date, isLater: true } : { date: judged.date }));
  };
  const repaired = <T,>(set: (value: T) => void) => (value: T) => {
    set(value);
    setFault(undefined);
  };
  return { when, due, setWhen: repaired(setChosen), typed, setTyped: repaired(setTyped), fault, refusals, submit };
}

/** The later day that was chosen here, or that the link which led here named. */
function typedBefore({ isLater, date, linkedDate }: StepProps["draft"]): string {
  const day = date === undefined ? linkedDate : isLater ? date : undefined;
  return day ? typedDate(day) : "";
}

function chosenBefore({ isLater, date, linkedDate, way }: StepProps["draft"], due: string | undefined): When {
  if (!date && linkedDate) return linkedDate === due ? "due" : "later";
  if (isLater && date && date === due) return "due";
  return isLater || (way?.later && !date) ? "later" : "today";
}
