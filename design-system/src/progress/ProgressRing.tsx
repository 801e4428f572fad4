import type { ReactNode } from "react";
import * as css from "./progress.css.ts";
import { shareOf, spokenRange } from "./share.ts";

export type ProgressRingProps = {
  /** Accessible name: what is measured. Show it beside the ring as well. */
  label: string;
  value: number;
  max: number;
  /** The amount as text, announced: "14 of 24 installments paid". */
  valueText: string;
  /** Short text in the middle: "14/24". It repeats `valueText`, so it is not announced. */
  children?: ReactNode;
  size?: "regular" | "large";
};

const radius = 42;

/**
 * A progress ring (meter) for places too small for a bar, such as a card. For a loading state use `Spinner`.
 *
 * @example <ProgressRing label={t("device.paid")} value={14} max={24} valueText={t("device.paidOf", { paid: 14, of: 24 })}>14/24</ProgressRing>
 */
export function ProgressRing({ label, value, max, valueText, children, size = "regular" }: ProgressRingProps) {
  const share = shareOf(value, max);
  return (
    <div role="meter" aria-label={label} {...spokenRange(value, max, valueText)} className={css.ring[size]}>
      <svg aria-hidden="true" viewBox="0 0 100 100" className={css.circle}>
        <circle cx="50" cy="50" r={radius} className={css.ringTrack} />
        {/* An arc of length zero would still show its round line caps. */}
        {share > 0 && (
          <circle
            cx="50"
            cy="50"
            r={radius}
            pathLength="100"
            strokeDasharray={`${share * 100} 100`}
            className={css.ringFill}
          />
        )}
      </svg>
      <span aria-hidden="true" className={css.middle}>
        {children}
      </span>
    </div>
  );
}
