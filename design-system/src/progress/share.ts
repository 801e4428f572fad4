/** How much of the whole is done, from 0 to 1. What cannot be (less than nothing, more than all, no number) is the nearest that can. */
export function shareOf(value: number, max: number): number {
  if (!(value > 0) || !(max > 0)) return 0;
  return Math.min(value / max, 1);
}

/** What a screen reader is told about an amount: its value and its ends as they are drawn, and the words for them. */
export function spokenRange(value: number, max: number, words: string) {
  return { "aria-valuemin": 0, "aria-valuemax": max > 0 ? max : 0, "aria-valuenow": shareOf(value, max) * Math.max(max, 0) || 0, "aria-valuetext": words };
}
