import type { ReactNode } from "react";
import * as css from "./progress.css.ts";
import { shareOf, spokenRange } from "./share.ts";

export type ProgressRingProps = {
  /** What is measured. Spoken; the words that are seen stand beside the ring. */
  label: string;
  value: number;
  max: number;
  /** The amount in words, spoken: "14 of 24 installments paid". */
  valueText: string;
  /** In the middle, short: "14/24". It repeats what `valueText` says, so it is not spoken. */
  children?: ReactNode;
  size?: "regular" | "large";
};

const radius = 42;

/**
 * How much of a whole is there, where a bar has no room: on a card, beside its words. For a wait take `Spinner`.
 *
 * @example <ProgressRing label={t("device.paid")} value={14} max={24} valueText={t("device.paidOf", { paid: 14, of: 24 })}>14/24</ProgressRing>
 */
export function ProgressRing({ label, value, max, valueText, children, size = "regular" }: ProgressRingProps) {
  const share = shareOf(value, max);
  return (
    <div role="meter" aria-label={label} {...spokenRange(value, max, valueText)} className={css.ring[size]}>
      <svg aria-hidden="true" viewBox="0 0 100 100" className={css.circle}>
        <circle cx="50" cy="50" r={radius} className={css.ringTrack} />
        {/* An arc of no length would still show its round ends. */}
        {share > 0 && <circle cx="50" cy="50" r={radius} pathLength="100" strokeDasharray={`${share * 100} 100`} className={css.ringFill} />}
      </svg>
      <span aria-hidden="true" className={css.middle}>{children}</span>
    </div>
  );
}
