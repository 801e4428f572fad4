import { VisuallyHidden } from "../hidden/index.ts";
import { useLocale } from "../locale/index.ts";
import { dateTileParts } from "./dateTileParts.ts";
import * as css from "./DateTile.css.ts";

export type DateTileProps = { /** A day, `YYYY-MM-DD`. */ date: string };

/** A day as a calendar page, at the start of a line about that day. Read as a date: "December 3". */
export function DateTile({ date }: DateTileProps) {
  const { day, month, spoken } = dateTileParts(date, useLocale());
  return (
    <time dateTime={date} className={css.tile}>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <span aria-hidden="true" className={css.month}>
        {month}
      </span>
      <span aria-hidden="true" className={css.day}>
        {day}
      </span>
    </time>
  );
}
