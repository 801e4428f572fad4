import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import * as css from "./Badge.css.ts";

export type BadgeProps = {
  tone: "success" | "warning" | "critical" | "info" | "neutral";
  /** The state in one or two words; never rely on the colour alone. */
  children: ReactNode;
};

/**
 * A label for the state of an item, beside its name.
 *
 * @example <Badge tone="success">On</Badge>
 */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={classes(css.badge, css.tone[tone])}>
      <span className={css.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
