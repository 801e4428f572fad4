const two = (number: number) => String(number).padStart(2, "0");

/** Formats seconds like a clock: "1:05", "1:01:05". Negative values count as zero. */
export function clockTime(seconds: number): string {
  const left = wholeSeconds(seconds);
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor(left / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}

/** The remaining time in whole seconds, rounded up: it reaches zero only when the time is over. */
export function wholeSeconds(seconds: number): number {
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
}

/** Whether a threshold lies between the previous and the current remaining time. */
export function passesMark(marks: readonly number[], before: number, now: number): boolean {
  return marks.some((mark) => before > mark && now <= mark);
}
