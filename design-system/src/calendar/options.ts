import type { DayBound, DayLimits } from "./limits.ts";

/** Something that falls on a day. The calendar shows what each sign means, and says it with the day. */
export type DayMark = {
  date: string;
  /** "Bill due". */
  label: string;
  /** Each tone has a shape of its own, so that colour is never alone. */
  tone: "note" | "good" | "attention" | "bad";
};

/** A list of months to jump to needs two ends. */
type Jump = { jumpLabel: string; min: DayBound; max: DayBound } | { jumpLabel?: undefined };

/** What every calendar has in common. Days are `YYYY-MM-DD`. */
export type CalendarOptions = DayLimits & {
  /** The provider's business day: never the browser's clock, which may be in another zone or wrong. */
  today: string;
  /** Name of the button to the month before, e.g. "Previous month". */
  previousLabel: string;
  /** Name of the button to the month after. */
  nextLabel: string;
  marks?: readonly DayMark[];
  /** Makes the month's name a list of all months between the bounds, e.g. "Month". For more than about four of them. */
  jumpLabel?: string;
} & Jump;
