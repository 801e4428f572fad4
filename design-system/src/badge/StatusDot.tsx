import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import * as css from "./StatusDot.css.ts";

export type StatusDotProps = {
  tone: "success" | "warning" | "critical" | "info" | "neutral";
  /** The state in a few words; the shape and the colour repeat it. */
  children: ReactNode;
};

/** Each tone has its own shape: a disc, a triangle, a cross, half a disc, a ring. */
const shapes: Record<StatusDotProps["tone"], ReactNode> = {
  success: <circle cx="6" cy="6" r="4.5" />,
  warning: <path d="M6 1.5 11.2 10.5H.8Z" />,
  critical: <path d="M2.6 1.2 6 4.6l3.4-3.4 1.4 1.4L7.4 6l3.4 3.4-1.4 1.4L6 7.4l-3.4 3.4-1.4-1.4L4.6 6 1.2 2.6Z" />,
  info: <path fillRule="evenodd" d="M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1Zm0 1.7v6.6a3.3 3.3 0 0 1 0-6.6Z" />,
  neutral: (
    <path fillRule="evenodd" d="M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1Zm0 1.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4Z" />
  ),
};

/**
 * The state of an item as one line of text: less prominent than a `Badge`, for lists of many items.
 *
 * @example <StatusDot tone="success">Working normally</StatusDot>
 */
export function StatusDot({ tone, children }: StatusDotProps) {
  return (
    <span className={css.status} data-state={tone}>
      <svg aria-hidden="true" viewBox="0 0 12 12" className={classes(css.shape, css.tone[tone])}>
        {shapes[tone]}
      </svg>
      <span className={css.text}>{children}</span>
    </span>
  );
}
