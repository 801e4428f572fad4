import { useId } from "react";
import { classes } from "../internal/classes.ts";
import * as css from "./progress.css.ts";
import { shareOf, spokenRange } from "./share.ts";

type Known = {
  /** From 0 to `max`; values outside are clamped. */
  value: number;
  max: number;
  /** `meter` for a static amount (a balance); `progressbar` for running work. */
  role?: "progressbar" | "meter";
};

type Unknown = {
  /** Leave it out while the duration is unknown: the bar is then indeterminate. */
  value?: never;
  max?: never;
  role?: never;
};

export type ProgressBarProps = {
  /** The running work, or what is measured: "Preparing your statements". */
  label: string;
  /** The progress as text, shown and announced: "3 of 8 files". Without `value`, what the user is waiting for. */
  valueText: string;
} & (Known | Unknown);

/**
 * A progress bar or meter with its label and value text above it.
 *
 * @example <ProgressBar label={t("statements.preparing")} value={3} max={8} valueText={t("statements.files", { done: 3, of: 8 })} />
 */
export function ProgressBar({ label, valueText, value, max, role = "progressbar" }: ProgressBarProps) {
  const labelId = useId();
  const known = value !== undefined && max !== undefined;
  return (
    <div className={css.bar}>
      <div className={css.text}>
        <span id={labelId} className={css.label}>
          {label}
        </span>
        <span aria-hidden="true" className={css.valueText}>
          {valueText}
        </span>
      </div>
      <div
        role={role}
        aria-labelledby={labelId}
        {...(known ? spokenRange(value, max, valueText) : { "aria-valuetext": valueText })}
        data-state={known ? stateOf(shareOf(value, max)) : "unknown"}
        className={css.track}
      >
        <div
          className={classes(css.fill, !known && css.moving)}
          style={known ? { inlineSize: `${shareOf(value, max) * 100}%` } : undefined}
        />
      </div>
    </div>
  );
}

function stateOf(share: number) {
  if (share === 0) return "none";
  return share === 1 ? "whole" : "partly";
}
