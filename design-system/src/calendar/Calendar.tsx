import { isDay } from "./days.ts";
import { MonthView } from "./MonthView.tsx";
import type { CalendarOptions } from "./options.ts";

export type CalendarProps = CalendarOptions & {
  /** What the day is for, e.g. "Payment date". Spoken, not shown. */
  label: string;
  /** The chosen day, `YYYY-MM-DD`; empty for none. */
  value: string;
  onChange: (date: string) => void;
};

/**
 * A month to choose a day from. Days that cannot be chosen can be reached and say why.
 *
 * @example
 * <Calendar label={copy("autoPay.date")} value={date} onChange={setDate} today={today} unavailable={lateReason}
 *   previousLabel={copy("calendar.previous")} nextLabel={copy("calendar.next")} />
 */
export function Calendar({ label, value, onChange, ...options }: CalendarProps) {
  return (
    <MonthView
      label={label}
      options={options}
      chosen={isDay(value) ? value : ""}
      onChoose={onChange}
      partOf={(day) => (day === value ? "chosen" : undefined)}
    />
  );
}
