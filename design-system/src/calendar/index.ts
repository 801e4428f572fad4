export { Calendar, type CalendarProps } from "./Calendar.tsx";
export { DateField, type DateFieldProps } from "./DateField.tsx";
export type { DayBound, DayLimits } from "./limits.ts";
export type { CalendarOptions, DayMark } from "./options.ts";
export { parseTypedDate, writeTypedDate } from "./typedDate.ts";
