import { useLocale } from "../locale/index.ts";
import { dateTileParts } from "./format.ts";
import * as css from "./DateTile.css.ts";

export type DateTileProps = { /** A day, `YYYY-MM-DD`. */ date: string };

/** A day as a calendar page, at the start of a line about that day. */
export function DateTile({ date }: DateTileProps) {
  const { day, month } = dateTileParts(date, useLocale());
  return (
    <time dateTime={date} className={css.tile}>
      <span className={css.month}>{month}</span> <span className={css.day}>{day}</span>
    </time>
  );
}
