import type { DayBound, DayLimits } from "./limits.ts";

/** A mark on a day, such as a due date. The calendar shows a legend and announces the label with the day. */
export type DayMark = {
  date: string;
  /** "Bill due". */
  label: string;
  /** Each tone has its own shape, so that colour is never the only difference. */
  tone: "info" | "success" | "warning" | "critical";
};

/** Choosing the month from a list requires both bounds. */
type Jump = { jumpLabel: string; min: DayBound; max: DayBound } | { jumpLabel?: undefined };

/** The props that all calendars share. Days are `YYYY-MM-DD`. */
export type CalendarOptions = DayLimits & {
  /** Today at the provider (business day). Never the browser's clock, which may be in another time zone or wrong. */
  today: string;
  /** Accessible name of the previous-month button, e.g. "Previous month". */
  previousLabel: string;
  /** Accessible name of the next-month button. */
  nextLabel: string;
  marks?: readonly DayMark[];
  /**
   * Replaces the name of the month by a select of all months between the bounds, with this label, e.g. "Month". For
   * more than about four months.
   */
  jumpLabel?: string;
} & Jump;
