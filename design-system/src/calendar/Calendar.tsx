import { isDay } from "./days.ts";
import { MonthView } from "./MonthView.tsx";
import type { CalendarOptions } from "./options.ts";

export type CalendarProps = CalendarOptions & {
  /** Accessible name: what the day is for, e.g. "Payment date". Not shown. */
  label: string;
  /** The selected day, `YYYY-MM-DD`; empty for none. */
  value: string;
  onChange: (date: string) => void;
};

/**
 * A month view (date picker) to choose one day from. Days that cannot be chosen stay focusable and say why.
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
      follow={isDay(value) ? value : ""}
      onChoose={onChange}
      partOf={(day) => (day === value ? "chosen" : undefined)}
      isChosen={(day) => day === value}
    />
  );
}
