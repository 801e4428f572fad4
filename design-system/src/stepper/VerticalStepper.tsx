import type { ReactNode } from "react";
import { VisuallyHidden } from "../hidden/index.ts";
import { AlertIcon, CheckIcon } from "../icons/index.ts";
import { useLinkComponent } from "../link/index.ts";
import type { StepState } from "./Step.tsx";
import * as css from "./VerticalStepper.css.ts";

export type VerticalStep = {
  id: string;
  label: string;
  /** The state in a word, spoken after the name: "done", "current step", "to do", "needs attention". */
  stateLabel: string;
  /** Leads back to a step that is done or has an error. */
  href?: string;
  /** What was answered in this step: "Visa ending in 4242". */
  answer?: ReactNode;
} & (
  | { state: "error"; /** What is wrong in this step, and what to do. */ error: string }
  | { state: Exclude<StepState, "error">; error?: never }
);

export type VerticalStepperProps = {
  /** What the steps lead to: "Link a bank account". Spoken, not shown. */
  label: string;
  /** Where one is: "Step 3 of 5". Shown above the steps. */
  progress: string;
  steps: readonly VerticalStep[];
};

/**
 * Where the customer is, one step below the other with what was answered and what is wrong: for phones, where the bars of
 * `Stepper` cannot show names, and for tasks that are left and resumed.
 *
 * @example
 * <VerticalStepper label={copy("bank.steps")} progress={copy("bank.stepOf", { step: 2, of: 5 })}
 *   steps={[{ id: "bank", label: copy("bank.choose"), state: "done", stateLabel: copy("step.done"), href: "?step=bank", answer: bank.name }]} />
 */
export function VerticalStepper({ label, progress, steps }: VerticalStepperProps) {
  return (
    <nav aria-label={label} className={css.stepper}>
      <p className={css.progress}>{progress}</p>
      <ol className={css.list}>
        {steps.map((step, index) => (
          <Step key={step.id} step={step} number={index + 1} />
        ))}
      </ol>
    </nav>
  );
}

function Step({ step, number }: { step: VerticalStep; number: number }) {
  const { label, state, stateLabel, href, answer, error } = step;
  const name = <>{label}<VisuallyHidden> ({stateLabel})</VisuallyHidden></>;
  return (
    <li className={css.step} data-state={state} aria-current={state === "current" ? "step" : undefined}>
      <span aria-hidden="true" className={css.mark}>{marks[state] ?? number}</span>
      <div className={css.words}>
        <StepName href={href}>{name}</StepName>
        {answer && <span className={css.answer}>{answer}</span>}
        {error && <span className={css.error}>{error}</span>}
      </div>
    </li>
  );
}

const marks: Partial<Record<StepState, ReactNode>> = { done: <CheckIcon size={16} />, error: <AlertIcon size={16} /> };

function StepName({ href, children }: { href: string | undefined; children: ReactNode }) {
  const Link = useLinkComponent();
  if (href === undefined) return <span className={css.name}>{children}</span>;
  return <Link href={href} className={css.link}>{children}</Link>;
}
