import { memo } from "react";
import { useLocale } from "../locale/index.ts";
import * as css from "./Calendar.css.ts";
import { inWords } from "./dayNames.ts";
import { MarkSign } from "./MarkLegend.tsx";
import type { DayMark } from "./options.ts";

/**
 * The state of a day in the selection. `first` and `last` are where a range would begin or end if the hovered or
 * focused day were chosen.
 */
export type DayPart = "chosen" | "start" | "first" | "between" | "last" | "end";

type DayCellProps = {
  day: string;
  part: DayPart | undefined;
  chosen: boolean;
  /** Announced with the day: its marks, and which end of a range it is. */
  remarks: string;
  marks: readonly DayMark[];
  /** Whether the day can be chosen; if not, whether it is outside the bounds. */
  access: "free" | "refused" | "beyond";
  today: boolean;
  /** Roving tabindex: the one day that is a tab stop. */
  stop: boolean;
  describedBy: string | undefined;
};

/** One day. Its accessible name is the full date. */
export const DayCell = memo(function DayCell({
  day,
  part,
  chosen,
  remarks,
  marks,
  access,
  today,
  stop,
  describedBy,
}: DayCellProps) {
  return (
    <td
      role="gridcell"
      tabIndex={stop ? 0 : -1}
      data-day={day}
      data-state={part ?? access}
      aria-label={inWords(day, useLocale(), "full") + (remarks && `, ${remarks}`)}
      aria-selected={access === "free" || chosen ? chosen : undefined}
      aria-disabled={access !== "free" || undefined}
      aria-current={today ? "date" : undefined}
      aria-describedby={describedBy}
      className={css.day}
    >
      <span className={css.number}>
        {Number(day.slice(8))}
        {marks.length > 0 && (
          <span className={css.signs}>
            {marks.map(({ label, tone }) => (
              <MarkSign key={label} tone={tone} />
            ))}
          </span>
        )}
      </span>
    </td>
  );
});
