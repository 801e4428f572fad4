import { useId } from "react";
import * as css from "./progress.css.ts";
import { spokenRange } from "./share.ts";

export type ProgressStepsProps = {
  /** What the steps belong to: "Payment arrangement". */
  label: string;
  /** The number of completed steps, and the total. Clamped; fractions are dropped. */
  done: number;
  of: number;
  /** The same as text, shown and announced: "2 of 6 installments paid". */
  valueText: string;
};

/** The maximum number of segments that a phone can show apart; above it they merge into one bar. */
const maxSegments = 24;

/** The maximum number of segments that are rendered; more would only slow the page down. */
const maxSteps = 120;

/**
 * How many of a few equal parts are complete: one segment each. If the parts have names and links, use `Stepper`.
 *
 * @example <ProgressSteps label={t("deferral.title")} done={2} of={6} valueText={t("deferral.paidOf", { paid: 2, of: 6 })} />
 */
export function ProgressSteps({ label, done, of, valueText }: ProgressStepsProps) {
  const labelId = useId();
  const count = Math.min(Math.max(Math.trunc(of) || 0, 0), maxSteps);
  const whole = Math.min(Math.max(Math.trunc(done) || 0, 0), count);
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
        role="meter"
        aria-labelledby={labelId}
        {...spokenRange(whole, count, valueText)}
        data-variant={count > maxSegments ? "joined" : "apart"}
        className={css.segments}
      >
        {Array.from({ length: count }, (_, index) => (
          <span key={index} data-state={index < whole ? "done" : "open"} className={css.segment} />
        ))}
      </div>
    </div>
  );
}
