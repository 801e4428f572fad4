import type { ReactNode } from "react";
import { VisuallyHidden } from "../hidden/index.ts";
import { AlertIcon, CheckIcon } from "../icons/index.ts";
import { useLinkComponent } from "../link/index.ts";
import * as css from "./Stepper.css.ts";

export type StepState = "done" | "current" | "upcoming" | "error";

export type StepProps = {
  label: string;
  state: StepState;
  /** The state in a word, spoken after the name: "done", "current step", "to do", "needs attention". */
  stateLabel: string;
  /** Leads back to a step that is done or has an error. */
  href?: string;
};

const marks: Record<StepState, ReactNode> = {
  done: <CheckIcon size={16} />,
  error: <AlertIcon size={16} />,
  current: null,
  upcoming: null,
};

/** One bar and the name below it. */
export function Step({ label, state, stateLabel, href }: StepProps) {
  return (
    <li className={css.step} data-state={state} aria-current={state === "current" ? "step" : undefined}>
      <StepFrame href={href}>
        <span className={css.bar} />
        <span className={css.name}>
          {marks[state] ? <span className={css.mark}>{marks[state]}</span> : null}
          <span className={css.label}>{label}</span>
          <VisuallyHidden> ({stateLabel})</VisuallyHidden>
        </span>
      </StepFrame>
    </li>
  );
}

function StepFrame({ href, children }: { href: string | undefined; children: ReactNode }) {
  const Link = useLinkComponent();
  if (href === undefined) return <span className={css.frame}>{children}</span>;
  return <Link href={href} className={css.link}>{children}</Link>;
}
