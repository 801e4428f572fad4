import { memo } from "react";
import { useLocale } from "../locale/index.ts";
import { type DateFormat, formatDate } from "./format.ts";

export type DateTextProps = {
  /** A day, `YYYY-MM-DD`, the same in every time zone; or an instant in ISO 8601. */
  date: string;
  /** IANA time zone in which an instant is shown; the user's by default. */
  zone?: string;
  /** "Saturday, November 21"; "Nov 21, 2026"; "11/21/26"; "Nov 21, 2026, 3:04 PM EST". `medium` by default. */
  format?: DateFormat;
};

/**
 * A date with the name of its month, formatted for the locale. Memoised: it rerenders only when its props change.
 *
 * @example <DateText date="2026-12-05" format="long" />
 */
export const DateText = memo(function DateText({ date, zone, format = "medium" }: DateTextProps) {
  return <time dateTime={date}>{formatDate(date, useLocale(), format, zone)}</time>;
});
