import { memo } from "react";
import { useLocale } from "../locale/index.ts";
import { type DateLook, writeDate } from "./format.ts";

export type DateTextProps = {
  /** A day, `YYYY-MM-DD`, the same in every time zone; or an instant in ISO 8601. */
  date: string;
  /** IANA zone that an instant is shown in; the reader's unless told. */
  zone?: string;
  /** "Saturday, November 21"; "Nov 21, 2026"; "11/21/26"; "Nov 21, 2026, 3:04 PM EST". `medium` unless told. */
  look?: DateLook;
};

/**
 * A date with its month's name, in the words of the locale. Drawn again when the date is another, not whenever the screen is.
 *
 * @example <DateText date="2026-12-05" look="long" />
 */
export const DateText = memo(function DateText({ date, zone, look = "medium" }: DateTextProps) {
  return <time dateTime={date}>{writeDate(date, useLocale(), look, zone)}</time>;
});
