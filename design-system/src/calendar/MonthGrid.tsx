import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode, RefObject, SyntheticEvent } from "react";
import { useDirection } from "../internal/useDirection.ts";
import { useLocale } from "../locale/index.ts";
import * as css from "./Calendar.css.ts";
import { dayAfterKey } from "./dayKeys.ts";
import { asTitle, firstWeekdayOf } from "./dayNames.ts";
import { weeksOf } from "./days.ts";
import type { Month } from "./useMonth.ts";
import { WeekdayRow } from "./WeekdayRow.tsx";

type MonthGridProps = {
  gridRef: RefObject<HTMLTableElement | null>;
  /** The day that the keys start from. */
  day: string;
  /** Whether more than one day can be chosen. */
  several: boolean;
  onGo: Month["go"];
  onChoose: (day: string) => void;
  /** The day under the pointer; empty for none. */
  onPoint: (day: string) => void;
  /** Whether the focus is on a day. */
  onActive: (active: boolean) => void;
  /** Draws one day. */
  children: (day: string, column: number) => ReactNode;
};

const dayAt = ({ target }: SyntheticEvent) => (target as Element).closest<HTMLElement>("[data-day]")?.dataset["day"] ?? "";

/** The weeks of a month, and the keys of the ARIA Authoring Practices. Events are heard once for all days. */
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
          <tr key={row}>{week.map((date, column) => (date === undefined ? <td key={column} /> : children(date, column)))}</tr>
        ))}
      </tbody>
    </table>
  );
}
