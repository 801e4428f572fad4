import { useId } from "react";
import * as css from "./progress.css.ts";
import { spokenRange } from "./share.ts";

export type ProgressStepsProps = {
  /** What the steps are of: "Payment arrangement". */
  label: string;
  /** How many are done, and of how many. More than all are all; parts of a step do not count. */
  done: number;
  of: number;
  /** The same in words, shown and spoken: "2 of 6 installments paid". */
  valueText: string;
};

/** More segments than this could not be told apart on a phone: they run together into one bar. */
const mostSegments = 24;

/** More than these are no steps, and would only weigh on the page. */
const mostSteps = 120;

/**
 * How many of a few equal parts are done: one segment each. Where the parts have names and lead somewhere, take `Stepper`.
 *
 * @example <ProgressSteps label={t("deferral.title")} done={2} of={6} valueText={t("deferral.paidOf", { paid: 2, of: 6 })} />
 */
export function ProgressSteps({ label, done, of, valueText }: ProgressStepsProps) {
  const labelId = useId();
  const count = Math.min(Math.max(Math.trunc(of) || 0, 0), mostSteps);
  const whole = Math.min(Math.max(Math.trunc(done) || 0, 0), count);
  return (
    <div className={css.bar}>
      <div className={css.words}>
        <span id={labelId} className={css.label}>{label}</span>
        <span aria-hidden="true" className={css.valueText}>{valueText}</span>
      </div>
      <div role="meter" aria-labelledby={labelId} {...spokenRange(whole, count, valueText)} data-look={count > mostSegments ? "joined" : "apart"} className={css.segments}>
        {Array.from({ length: count }, (_, index) => (
          <span key={index} data-state={index < whole ? "done" : "open"} className={css.segment} />
        ))}
      </div>
    </div>
  );
}
