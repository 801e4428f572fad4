const two = (number: number) => String(number).padStart(2, "0");

/** Hours, minutes and seconds as a clock shows them: "1:05", "1:01:05". Less than nothing is nothing. */
export function clockTime(seconds: number): string {
  const left = wholeSeconds(seconds);
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor(left / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}

/** What is left as a whole number of seconds. Part of a second still counts as one: at zero the time is over. */
export function wholeSeconds(seconds: number): number {
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
}

/** Whether a mark lies between what was left before and what is left now. */
export function passesMark(marks: readonly number[], before: number, now: number): boolean {
  return marks.some((mark) => before > mark && now <= mark);
}
