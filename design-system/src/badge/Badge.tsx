import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import * as css from "./Badge.css.ts";

export type BadgeProps = {
  tone: "good" | "attention" | "bad" | "note" | "neutral";
  /** The state in one or two words; the colour alone tells nothing. */
  children: ReactNode;
};

/**
 * The state of a thing, beside its name.
 *
 * @example <Badge tone="good">On</Badge>
 */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={classes(css.badge, css.tone[tone])}>
      <span className={css.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
