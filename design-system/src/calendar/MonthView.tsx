import { useId, useState } from "react";
import { LiveRegion } from "../feedback/index.ts";
import { useLocale } from "../locale/index.ts";
import * as css from "./Calendar.css.ts";
import { DayCell, type DayPart } from "./DayCell.tsx";
import { asTitle } from "./dayNames.ts";
import { type DayLimits, isBeyond, refusalOf } from "./limits.ts";
import { MarkLegend } from "./MarkLegend.tsx";
import { MonthBar } from "./MonthBar.tsx";
import { MonthGrid } from "./MonthGrid.tsx";
import type { CalendarOptions, DayMark } from "./options.ts";
import { useMonth } from "./useMonth.ts";

type MonthViewProps = {
  label: string;
  options: CalendarOptions;
  /** The day whose month is shown first, and again when this prop changes. */
  follow: string;
  onChoose: (day: string) => void;
  /** The state of a day in the selection; `reached` is the hovered or focused day. */
  partOf: (day: string, reached: string) => DayPart | undefined;
  isChosen: (day: string) => boolean;
  /** Announced after the day's name, for a range. */
  remarkOf?: (day: string) => string | undefined;
  /** For a range: what is selected, or what to do next. Shown while no hovered or focused day has a message. */
  rangeHint?: string;
};

/** One shared empty list, so that days without marks keep the same prop and are not rerendered. */
const noMarks: readonly DayMark[] = [];

const accessTo = (day: string, limits: DayLimits) =>
  isBeyond(day, limits) ? "beyond" : refusalOf(day, limits) === undefined ? "free" : "refused";

/**
 * One month: its name and navigation, its days, the legend of the marks, and the message of the hovered or focused day.
 */
export function MonthView({ label, options, follow, onChoose, partOf, isChosen, remarkOf, rangeHint }: MonthViewProps) {
  const { day, go, choose, refused, spoken, grid } = useMonth(options, follow, onChoose);
  const [pointed, setPointed] = useState("");
  const [active, setActive] = useState(false);
  const noteId = useId();
  const reached = pointed || (active ? day : "");
  const told = reached || (rangeHint === undefined ? follow : "");
  const reason = told ? refusalOf(told, options) : undefined;
  const { marks = [] } = options;
  const marksOn = (date: string) => {
    const found = marks.filter((mark) => mark.date === date);
    return found.length > 0 ? found : noMarks;
  };
  const labelsOn = (date: string) => marksOn(date).map((mark) => mark.label);
  return (
    <div role="group" aria-label={label} className={css.calendar}>
      <MonthBar options={options} day={day} onGo={go} />
      <MonthGrid
        gridRef={grid}
        day={day}
        several={rangeHint !== undefined}
        onGo={go}
        onChoose={choose}
        onPoint={setPointed}
        onActive={setActive}
      >
        {(date, column) => (
          <DayCell
            key={column}
            day={date}
            part={partOf(date, reached)}
            chosen={isChosen(date)}
            remarks={[...labelsOn(date), remarkOf?.(date) ?? []].flat().join(", ")}
            marks={marksOn(date)}
            access={accessTo(date, options)}
            today={date === options.today}
            stop={date === day}
            describedBy={date === told && reason !== undefined ? noteId : undefined}
          />
        )}
      </MonthGrid>
      <MarkLegend marks={marks} />
      <DayNote id={noteId} day={told} hasMore={hasReasons(options) || rangeHint !== undefined}>
        {refused || (reason ?? (labelsOn(told).join(", ") || rangeHint))}
      </DayNote>
      <LiveRegion urgency="polite" message={spoken} />
    </div>
  );
}

const hasReasons = ({ min, max, unavailable, marks }: CalendarOptions) => Boolean(min ?? max ?? unavailable ?? marks);

type DayNoteProps = { id: string; day: string; hasMore: boolean; children: string | undefined };

/** The name of the hovered or focused day and its message. */
function DayNote({ id, day, hasMore, children }: DayNoteProps) {
  const locale = useLocale();
  return (
    <div className={css.note} data-state={hasMore ? "tells" : "quiet"}>
      {day && <p className={css.noteDay}>{asTitle(day, locale, "shown")}</p>}
      <p id={id}>{children}</p>
    </div>
  );
}
