export { Calendar, type CalendarProps } from "./Calendar.tsx";
export { DateField, type DateFieldProps, type OpeningWords } from "./DateField.tsx";
export { DateRangeField, type DateRangeFieldProps, type RangeEnd, type TypedRange } from "./DateRangeField.tsx";
export type { DayBound, DayLimits } from "./limits.ts";
export type { CalendarOptions, DayMark } from "./options.ts";
export type { DateRange } from "./range.ts";
export { RangeCalendar, type RangeCalendarProps, type RangeWords } from "./RangeCalendar.tsx";
export { parseTypedDate, writeTypedDate } from "./typedDate.ts";
