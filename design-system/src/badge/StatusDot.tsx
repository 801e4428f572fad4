import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import * as css from "./StatusDot.css.ts";

export type StatusDotProps = {
  tone: "good" | "attention" | "bad" | "note" | "neutral";
  /** The state in a few words; shape and colour only agree. */
  children: ReactNode;
};

/** A shape of its own for each tone: a disc, a triangle, a cross, half a disc, a ring. */
const shapes: Record<StatusDotProps["tone"], ReactNode> = {
  good: <circle cx="6" cy="6" r="4.5" />,
  attention: <path d="M6 1.5 11.2 10.5H.8Z" />,
  bad: <path d="M2.6 1.2 6 4.6l3.4-3.4 1.4 1.4L7.4 6l3.4 3.4-1.4 1.4L6 7.4l-3.4 3.4-1.4-1.4L4.6 6 1.2 2.6Z" />,
  note: <path fillRule="evenodd" d="M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1Zm0 1.7v6.6a3.3 3.3 0 0 1 0-6.6Z" />,
  neutral: <path fillRule="evenodd" d="M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1Zm0 1.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4Z" />,
};

/**
 * How a thing is, in a line of text: lighter than a `Badge`, for many things below each other.
 *
 * @example <StatusDot tone="good">Working normally</StatusDot>
 */
export function StatusDot({ tone, children }: StatusDotProps) {
  return (
    <span className={css.status} data-state={tone}>
      <svg aria-hidden="true" viewBox="0 0 12 12" className={classes(css.shape, css.tone[tone])}>
        {shapes[tone]}
      </svg>
      <span className={css.words}>{children}</span>
    </span>
  );
}
