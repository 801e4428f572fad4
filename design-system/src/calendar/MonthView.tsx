import { type FocusEvent, type KeyboardEvent, type PointerEvent, type SyntheticEvent, useId, useState } from "react";
import { LiveRegion } from "../feedback/index.ts";
import { useDirection } from "../internal/useDirection.ts";
import { useLocale } from "../locale/index.ts";
import * as css from "./Calendar.css.ts";
import { DayCell, type DayPart } from "./DayCell.tsx";
import { dayAfterKey } from "./dayKeys.ts";
import { asTitle, firstWeekdayOf } from "./dayNames.ts";
import { weeksOf } from "./days.ts";
import { type DayLimits, isBeyond, refusalOf } from "./limits.ts";
import { MarkLegend } from "./MarkLegend.tsx";
import { MonthBar } from "./MonthBar.tsx";
import type { CalendarOptions } from "./options.ts";
import { useMonth } from "./useMonth.ts";
import { WeekdayRow } from "./WeekdayRow.tsx";

export type MonthViewProps = {
  label: string;
  options: CalendarOptions;
  /** The day whose month is shown first. */
  chosen: string;
  onChoose: (day: string) => void;
  /** What a day is in the choice; `reached` is the day under the pointer or the focus. */
  partOf: (day: string, reached: string) => DayPart | undefined;
  /** Said with a day's name, for a range. */
  remarkOf?: (day: string) => string | undefined;
  /** What to do next, shown while no day has anything to say. */
  hint?: string;
  /** Whether more than one day can be chosen. */
  several?: boolean;
};

const dayAt = ({ target }: SyntheticEvent) => (target as Element).closest<HTMLElement>("[data-day]")?.dataset["day"];

const accessTo = (day: string, limits: DayLimits) => (isBeyond(day, limits) ? "beyond" : refusalOf(day, limits) === undefined ? "free" : "refused");

/** A month as a grid: the keys of the ARIA Authoring Practices, one stop of the Tab key. */
export function MonthView({ label, options, chosen, onChoose, partOf, remarkOf, hint, several }: MonthViewProps) {
  const { today, marks = [] } = options;
  const locale = useLocale();
  const { day, go, choose, refused, spoken, grid } = useMonth(options, chosen, onChoose);
  const [pointed, setPointed] = useState("");
  const [active, setActive] = useState(false);
  const reading = { rightToLeft: useDirection() === "rtl", firstWeekday: firstWeekdayOf(locale) };
  const reached = pointed || (active ? day : "");
  const told = reached || chosen;
  const noteId = useId();
  const reason = told ? refusalOf(told, options) : undefined;
  const speaks = Boolean(options.min ?? options.max ?? options.unavailable ?? options.marks ?? hint);
  const marksOn = (date: string) => marks.filter((mark) => mark.date === date);

  const pressed = (event: KeyboardEvent) => {
    const target = dayAfterKey(event, day, reading);
    if (!target && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    setPointed("");
    if (target) go(target, true);
    else choose(day);
  };
  const clicked = (event: SyntheticEvent) => {
    const target = dayAt(event);
    if (target) choose(target);
  };
  const focused = (event: FocusEvent) => {
    setActive(true);
    go(dayAt(event) ?? day);
  };
  const left = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setActive(false);
  };
  const pointedAt = (event: PointerEvent) => setPointed(event.pointerType === "mouse" ? (dayAt(event) ?? "") : "");

  return (
    <div role="group" aria-label={label} className={css.calendar}>
      <MonthBar options={options} day={day} onGo={go} />
      <table
        ref={grid}
        role="grid"
        aria-label={asTitle(day, locale, "month")}
        aria-multiselectable={several}
        className={css.grid}
        onKeyDown={pressed}
        onClick={clicked}
        onFocus={focused}
        onBlur={left}
        onPointerOver={pointedAt}
        onPointerLeave={() => setPointed("")}
      >
        <WeekdayRow first={reading.firstWeekday} />
        <tbody>
          {weeksOf(day, reading.firstWeekday).map((week, row) => (
            <tr key={row}>
              {week.map((date, column) =>
                date === undefined ? (
                  <td key={column} />
                ) : (
                  <DayCell
                    key={column}
                    day={date}
                    part={partOf(date, reached)}
                    remarks={[...marksOn(date).map((mark) => mark.label), remarkOf?.(date) ?? []].flat()}
                    marks={marksOn(date)}
                    access={accessTo(date, options)}
                    today={date === today}
                    stop={date === day}
                    describedBy={date === told && reason !== undefined ? noteId : undefined}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <MarkLegend marks={marks} />
      <div className={css.note} data-state={speaks ? "tells" : "quiet"}>
        {told && <p className={css.noteDay}>{asTitle(told, locale, "shown")}</p>}
        <p id={noteId}>{refused || (reason ?? (marksOn(told).map((mark) => mark.label).join(", ") || hint))}</p>
      </div>
      <LiveRegion urgency="polite" message={spoken} />
    </div>
  );
}
