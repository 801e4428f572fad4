/** The completed share, clamped between 0 and 1. Not a number counts as 0. */
export function shareOf(value: number, max: number): number {
  if (!(value > 0) || !(max > 0)) return 0;
  return Math.min(value / max, 1);
}

/** The ARIA attributes of an amount: its clamped value, minimum and maximum, and the value text. */
export function spokenRange(value: number, max: number, labels: string) {
  return {
    "aria-valuemin": 0,
    "aria-valuemax": max > 0 ? max : 0,
    "aria-valuenow": shareOf(value, max) * Math.max(max, 0) || 0,
    "aria-valuetext": labels,
  };
}
