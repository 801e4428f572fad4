import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode, RefObject, SyntheticEvent } from "react";
import { useDirection } from "../internal/useDirection.ts";
import { useLocale } from "../locale/index.ts";
import { dayAfterKey } from "./dayKeys.ts";
import { asTitle, firstWeekdayOf } from "./dayNames.ts";
import { addDays, weeksOf } from "./days.ts";
import type { Month } from "./useMonth.ts";
import * as css from "./Calendar.css.ts";

type MonthGridProps = {
  gridRef: RefObject<HTMLTableElement | null>;
  /** The roving-tabindex day that the arrow keys start from. */
  day: string;
  /** Whether more than one day can be chosen. */
  several: boolean;
  onGo: Month["go"];
  onChoose: (day: string) => void;
  /** The hovered day; empty for none. */
  onPoint: (day: string) => void;
  /** Whether the focus is on a day. */
  onActive: (active: boolean) => void;
  /** Renders one day. */
  children: (day: string, column: number) => ReactNode;
};

const dayAt = ({ target }: SyntheticEvent) =>
  (target as Element).closest<HTMLElement>("[data-day]")?.dataset["day"] ?? "";

/**
 * The weeks of a month, with the keyboard support of the ARIA Authoring Practices grid. Event listeners are delegated
 * to the grid.
 */
export function MonthGrid({ gridRef, day, several, children, ...on }: MonthGridProps) {
  const locale = useLocale();
  const rightToLeft = useDirection() === "rtl";
  const firstWeekday = firstWeekdayOf(locale);
  const keyPressed = (event: KeyboardEvent) => {
    const target = dayAfterKey(event, day, { rightToLeft, firstWeekday });
    if (!target && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    on.onPoint("");
    if (target) on.onGo(target, "focus");
    else on.onChoose(day);
  };
  const focused = (event: FocusEvent) => {
    on.onActive(true);
    on.onGo(dayAt(event));
  };
  const left = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) on.onActive(false);
  };
  const clicked = (event: SyntheticEvent) => (dayAt(event) ? on.onChoose(dayAt(event)) : undefined);
  const pointed = (event: PointerEvent) => on.onPoint(event.pointerType === "mouse" ? dayAt(event) : "");
  return (
    <table
      ref={gridRef}
      role="grid"
      aria-label={asTitle(day, locale, "month")}
      aria-multiselectable={several || undefined}
      className={css.grid}
      onKeyDown={keyPressed}
      onClick={clicked}
      onFocus={focused}
      onBlur={left}
      onPointerOver={pointed}
      onPointerLeave={() => on.onPoint("")}
    >
      <WeekdayRow first={firstWeekday} />
      <tbody>
        {weeksOf(day, firstWeekday).map((week, row) => (
          <tr key={row}>
            {week.map((date, column) => (date === undefined ? <td key={column} /> : children(date, column)))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An arbitrary Sunday from which the weekdays are counted. */
const sunday = "2026-11-01";

/** The names of the weekdays: two letters shown, the whole word as the accessible name. */
function WeekdayRow({ first }: { first: number }) {
  const locale = useLocale();
  const days = Array.from({ length: 7 }, (_, at) => addDays(sunday, first + at));
  return (
    <thead>
      <tr>
        {days.map((day) => (
          <th key={day} scope="col" aria-label={asTitle(day, locale, "weekday")} className={css.weekday}>
            {asTitle(day, locale, "weekday").slice(0, 2)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
