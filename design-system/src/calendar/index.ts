export { Calendar, type CalendarProps } from "./Calendar.tsx";
export {
  DateField,
  type DateFieldProps,
  type OpenLabels,
  /** @deprecated Renamed to `OpenLabels` in 0.3.0; removed in 0.5.0. Codemod: `0.3.0-names.mjs`. */
  type OpenLabels as OpeningWords,
} from "./DateField.tsx";
export { DateRangeField, type DateRangeFieldProps, type RangeEnd, type TypedRange } from "./DateRangeField.tsx";
export type { DayBound, DayLimits } from "./limits.ts";
export type { CalendarOptions, DayMark } from "./options.ts";
export type { DateRange } from "./range.ts";
export {
  RangeCalendar,
  type RangeCalendarProps,
  type RangeLabels,
  /** @deprecated Renamed to `RangeLabels` in 0.3.0; removed in 0.5.0. Codemod: `0.3.0-names.mjs`. */
  type RangeLabels as RangeWords,
} from "./RangeCalendar.tsx";
export {
  formatTypedDate,
  parseTypedDate,
  /** @deprecated Renamed to `formatTypedDate` in 0.3.0; removed in 0.5.0. Codemod: `0.3.0-names.mjs`. */
  formatTypedDate as writeTypedDate,
} from "./typedDate.ts";
