import { VisuallyHidden } from "../hidden/index.ts";
import { BusyMark } from "../internal/BusyMark.tsx";
import { classes } from "../internal/classes.ts";
import * as css from "./feedback.css.ts";

export type SpinnerProps = {
  /** What is loading, announced politely. */
  label: string;
  size?: "small" | "regular" | "large";
};

/**
 * A loading indicator for content of unknown shape. If the shape is known, use `Skeleton`.
 *
 * @example <Spinner label="Confirming your payment" />
 */
export function Spinner({ label, size = "regular" }: SpinnerProps) {
  return (
    <span role="status" className={classes(css.spinner, css.spinnerSize[size])}>
      <BusyMark />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
