import "./RangeCalendar.css.ts";
import { LiveRegion } from "../feedback/index.ts";
import { useLocale } from "../locale/index.ts";
import { rangeInWords } from "./dayNames.ts";
import { MonthView } from "./MonthView.tsx";
import type { CalendarOptions } from "./options.ts";
import { type DateRange, isInRange, isWhole, partOfRange, rangeWith } from "./range.ts";

/** What only a range has to say. */
export type RangeWords = {
  /** Spoken with the day that a range begins on, e.g. "first day". */
  startRemark: string;
  /** Spoken with the day that it ends on. */
  endRemark: string;
  /** What to do first, e.g. "Choose the first day." */
  startHint: string;
  /** What to do then; spoken too. */
  endHint: string;
};

export type RangeCalendarProps = CalendarOptions &
  RangeWords & {
    /** What the days are for, e.g. "Activity from and to". Spoken, not shown. */
    label: string;
    value: DateRange;
    /** Gets the first day with an empty `end`, then both in order. */
    onChange: (range: DateRange) => void;
  };

/**
 * A month to choose a first and a last day from, in either order. Days between them that cannot be chosen are part of the range.
 *
 * @example
 * <RangeCalendar label={copy("activity.days")} value={range} onChange={setRange} today={today}
 *   startRemark={copy("activity.first")} endRemark={copy("activity.last")} startHint={copy("activity.chooseFirst")} endHint={copy("activity.chooseLast")}
 *   previousLabel={copy("calendar.previous")} nextLabel={copy("calendar.next")} />
 */
export function RangeCalendar({ label, value, onChange, startRemark, endRemark, startHint, endHint, ...options }: RangeCalendarProps) {
  const locale = useLocale();
  const begun = Boolean(value.start) && !isWhole(value);
  return (
    <>
      <MonthView
        label={label}
        options={options}
        follow={value.start}
        onChoose={(day) => onChange(rangeWith(value, day))}
        partOf={(day, reached) => partOfRange(day, value, reached)}
        isChosen={(day) => isInRange(day, value)}
        remarkOf={(day) => (day === value.start ? startRemark : day === value.end ? endRemark : undefined)}
        rangeHint={isWhole(value) ? rangeInWords(value.start, value.end, locale) : begun ? endHint : startHint}
      />
      <LiveRegion urgency="polite" message={begun ? endHint : ""} />
    </>
  );
}
