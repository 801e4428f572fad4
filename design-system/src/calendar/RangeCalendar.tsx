import "./RangeCalendar.css.ts";
import { LiveRegion } from "../feedback/index.ts";
import { useLocale } from "../locale/index.ts";
import { rangeInWords } from "./dayNames.ts";
import { MonthView } from "./MonthView.tsx";
import type { CalendarOptions } from "./options.ts";
import { type DateRange, isInRange, isWhole, partOfRange, rangeWith } from "./range.ts";

/** The texts that only a range needs. */
export type RangeLabels = {
  /** Announced with the first day of the range, e.g. "first day". */
  startRemark: string;
  /** Announced with the last day of the range. */
  endRemark: string;
  /** The first instruction, e.g. "Choose the first day." */
  startHint: string;
  /** The instruction after the first day was chosen; also announced. */
  endHint: string;
};

export type RangeCalendarProps = CalendarOptions &
  RangeLabels & {
    /** Accessible name: what the days are for, e.g. "Activity from and to". Not shown. */
    label: string;
    value: DateRange;
    /** Called with the first day and an empty `end`, then with both days in order. */
    onChange: (range: DateRange) => void;
  };

/**
 * A month view (date range picker) to choose a first and a last day from, in either order. Unavailable days between
 * them are part of the range.
 *
 * @example
 * <RangeCalendar label={copy("activity.days")} value={range} onChange={setRange} today={today}
 *   startRemark={copy("activity.first")} endRemark={copy("activity.last")} startHint={copy("activity.chooseFirst")} endHint={copy("activity.chooseLast")}
 *   previousLabel={copy("calendar.previous")} nextLabel={copy("calendar.next")} />
 */
export function RangeCalendar({
  label,
  value,
  onChange,
  startRemark,
  endRemark,
  startHint,
  endHint,
  ...options
}: RangeCalendarProps) {
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
