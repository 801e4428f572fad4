import { useId } from "react";
import { classes } from "../internal/classes.ts";
import * as css from "./progress.css.ts";
import { shareOf, spokenRange } from "./share.ts";

type Known = {
  /** How much there is, up to `max`. Less than nothing or more than all is shown as the nearest that can be. */
  value: number;
  max: number;
  /** `meter` for an amount that stands (a balance); otherwise it is work that goes on. */
  kind?: "progress" | "meter";
};

type Unknown = {
  /** Left out while nobody knows how long it takes: the bar moves and tells no amount. */
  value?: never;
  max?: never;
  kind?: never;
};

export type ProgressBarProps = {
  /** What goes on, or what is measured: "Preparing your statements". */
  label: string;
  /** How far it is in words, shown and spoken: "3 of 8 files". Without a value, what is being waited for. */
  valueText: string;
} & (Known | Unknown);

/**
 * How far something is, as a bar with its words above it.
 *
 * @example <ProgressBar label={t("statements.preparing")} value={3} max={8} valueText={t("statements.files", { done: 3, of: 8 })} />
 */
export function ProgressBar({ label, valueText, value, max, kind = "progress" }: ProgressBarProps) {
  const labelId = useId();
  const known = value !== undefined && max !== undefined;
  return (
    <div className={css.bar}>
      <div className={css.words}>
        <span id={labelId} className={css.label}>{label}</span>
        <span aria-hidden="true" className={css.valueText}>{valueText}</span>
      </div>
      <div
        role={kind === "meter" ? "meter" : "progressbar"}
        aria-labelledby={labelId}
        {...(known ? spokenRange(value, max, valueText) : { "aria-valuetext": valueText })}
        data-state={known ? stateOf(shareOf(value, max)) : "unknown"}
        className={css.track}
      >
        <div className={classes(css.fill, !known && css.moving)} style={known ? { inlineSize: `${shareOf(value, max) * 100}%` } : undefined} />
      </div>
    </div>
  );
}

function stateOf(share: number) {
  if (share === 0) return "none";
  return share === 1 ? "whole" : "partly";
}
