import { useId, useState } from "react";
import { VisuallyHidden } from "../hidden/index.ts";
import { ChevronDownIcon, ChevronUpIcon } from "../icons/index.ts";
import { StepList, type StepperProps } from "./StepList.tsx";
import * as css from "./Stepper.css.ts";

/**
 * Progress through a task of a few steps: side by side where there is room, on phones one line with the current step
 * that opens into the list. The list starts open when a step has an error. A completed step may link back to itself,
 * show the answer, and show an error.
 *
 * @example
 * <Stepper label={copy("pay.steps")} progress={copy("pay.stepOf", { step: 2, of: 4 })}
 *   steps={[{ id: "amount", label: copy("pay.amount"), state: "done", stateLabel: copy("step.done"), href: "?step=amount" }]} />
 */
export function Stepper({ label, progress, steps }: StepperProps) {
  const listId = useId();
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? steps.some(({ state }) => state === "error");
  const place = steps.findIndex(({ state }) => state === "current");
  return (
    <nav aria-label={label} className={css.stepper}>
      <VisuallyHidden as="p">{progress}</VisuallyHidden>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        data-state="current"
        className={css.toggle}
        onClick={() => setChosen(!isOpen)}
      >
        {place >= 0 && (
          <span aria-hidden="true" className={css.mark}>
            {place + 1}
          </span>
        )}
        <span className={css.label}>{steps[place]?.label} </span>
        <span className={css.progress}>{progress}</span>
        {isOpen ? <ChevronUpIcon size={20} /> : <ChevronDownIcon size={20} />}
      </button>
      <StepList id={listId} steps={steps} />
    </nav>
  );
}
