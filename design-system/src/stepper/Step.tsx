import type { ReactNode } from "react";
import { VisuallyHidden } from "../hidden/index.ts";
import { AlertIcon, CheckIcon } from "../icons/index.ts";
import { useLinkComponent } from "../link/index.ts";
import * as css from "./Stepper.css.ts";

export type StepState = "done" | "current" | "upcoming" | "error";

export type StepperStep = {
  id: string;
  label: string;
  /** The state as text, announced after the name: "done", "current step", "to do", "needs attention". */
  stateLabel: string;
  /** URL of a step that is done or has an error; makes it a link. */
  href?: string;
  /** The answer given in this step: "Visa ending in 4242". */
  answer?: ReactNode;
} & (
  | { state: "error"; /** What is wrong in this step, and what to do. */ error?: string }
  | { state: Exclude<StepState, "error">; error?: never }
);

const signs: Partial<Record<StepState, ReactNode>> = { done: <CheckIcon size={16} />, error: <AlertIcon size={16} /> };

/** One step: its mark, its name, the answer and the error. */
export function Step({ step, number }: { step: StepperStep; number: number }) {
  const { label, state, stateLabel, href, answer, error } = step;
  return (
    <li className={css.step} data-state={state} aria-current={state === "current" ? "step" : undefined}>
      <StepName href={href}>
        <span aria-hidden="true" className={css.mark}>
          {signs[state] ?? number}
        </span>
        <span className={css.label}>
          {label}
          <VisuallyHidden> ({stateLabel})</VisuallyHidden>
        </span>
      </StepName>
      {answer || error ? (
        <div className={css.text}>
          {answer}
          {error ? <p className={css.error}>{error}</p> : null}
        </div>
      ) : null}
    </li>
  );
}

function StepName({ href, children }: { href: string | undefined; children: ReactNode }) {
  const Link = useLinkComponent();
  if (href === undefined) return <span className={css.name}>{children}</span>;
  return (
    <Link href={href} className={css.link}>
      {children}
    </Link>
  );
}
