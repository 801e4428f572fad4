import { type ExampleProps, useExampleValue } from "../internal/useExampleValue.ts";
import { Stack } from "../layout/index.ts";
import { LocaleProvider } from "../locale/index.ts";
import { Calendar } from "./Calendar.tsx";
import { DateField } from "./DateField.tsx";
import { DateRangeField, type TypedRange } from "./DateRangeField.tsx";
import type { DayMark } from "./options.ts";
import type { DateRange } from "./range.ts";
import { RangeCalendar } from "./RangeCalendar.tsx";

type Chosen = ExampleProps<string>;

const today = "2026-11-21";
const buttons = { previousLabel: "Previous month", nextLabel: "Next month" };
const botones = { previousLabel: "Mes anterior", nextLabel: "Mes siguiente" };

const bounds = {
  min: { date: today, reason: "A payment can’t be dated in the past." },
  max: { date: "2026-12-21", reason: "Payments can be scheduled up to 30 days ahead." },
};

const holidays: Record<string, string> = {
  "2026-11-26": "No payments are taken on Thanksgiving Day.",
  "2026-12-25": "No payments are taken on Christmas Day.",
};

const marks: readonly DayMark[] = [
  { date: "2026-12-05", label: "Bill due", tone: "warning" },
  { date: "2026-12-03", label: "Auto Pay", tone: "info" },
];

/** The payment date in Pay bill: today to 30 days ahead, with a holiday. */
export function PaymentDate(props: Chosen) {
  const [value, onChange] = useExampleValue("2026-11-30", props);
  return (
    <Calendar
      {...buttons}
      {...bounds}
      label="Payment date"
      today={today}
      unavailable={(date) => holidays[date]}
      marks={marks}
      value={value}
      onChange={onChange}
    />
  );
}

export function NothingChosen(props: Chosen) {
  const [value, onChange] = useExampleValue("", props);
  return <Calendar {...buttons} label="Any day" today={today} value={value} onChange={onChange} />;
}

/** The date in Auto Pay settings, in Spanish: days after the due date are unavailable. */
export function AutoPayDateInSpanish(props: Chosen) {
  const [value, onChange] = useExampleValue("2026-12-03", props);
  return (
    <LocaleProvider locale="es-US">
      <div lang="es">
        <Calendar
          {...botones}
          label="Fecha del pago automático"
          today={today}
          min={{ date: "2026-11-22", reason: "Elija un día a partir de mañana." }}
          max={{ date: "2026-12-05", reason: "Los pagos mensuales llegarían tarde si se hicieran en esta fecha." }}
          unavailable={(date) =>
            date === "2026-11-26" ? "No se hacen cobros el Día de Acción de Gracias." : undefined
          }
          marks={[{ date: "2026-12-05", label: "Vence la factura", tone: "warning" }]}
          value={value}
          onChange={onChange}
        />
      </div>
    </LocaleProvider>
  );
}

/** Two years of months: the month's name is a select. */
export function LongPeriod(props: Chosen) {
  const [value, onChange] = useExampleValue("2026-02-28", props);
  return (
    <Calendar
      {...buttons}
      label="Statement of"
      jumpLabel="Month"
      today={today}
      min={{ date: "2024-11-22", reason: "Activity is kept for 24 months." }}
      max={{ date: today, reason: "This day is still to come." }}
      value={value}
      onChange={onChange}
    />
  );
}

export function TypedDate(props: Chosen) {
  const [value, onChange] = useExampleValue("", props);
  return (
    <DateField
      {...buttons}
      {...bounds}
      label="Payment date"
      name="paymentDate"
      hint="MM/DD/YY"
      error={props.error}
      openLabel="Choose the payment date"
      closeLabel="Close"
      today={today}
      unavailable={(date) => holidays[date]}
      marks={marks}
      value={value}
      onChange={onChange}
    />
  );
}

export function TypedDateInSpanish(props: Chosen) {
  const [value, onChange] = useExampleValue("12/05/26", props);
  return (
    <LocaleProvider locale="es-US">
      <div lang="es">
        <DateField
          {...botones}
          label="Fecha del pago"
          name="fecha"
          hint="MM/DD/AA"
          openLabel="Elegir la fecha del pago"
          closeLabel="Cerrar"
          today={today}
          value={value}
          onChange={onChange}
        />
      </div>
    </LocaleProvider>
  );
}

export function TypedDateRefused(props: Chosen) {
  return <TypedDate {...props} initial={props.initial ?? "02/30/27"} error="Please enter a valid date as MM/DD/YY." />;
}

const activity = {
  ...buttons,
  jumpLabel: "Month",
  today,
  min: { date: "2024-11-22", reason: "Activity is kept for 24 months." },
  max: { date: today, reason: "This day is still to come." },
  startRemark: "first day",
  endRemark: "last day",
  startHint: "Choose the first day.",
  endHint: "Now choose the last day.",
};

export function Range(props: ExampleProps<DateRange>) {
  const [value, onChange] = useExampleValue({ start: "2026-11-05", end: "2026-11-18" }, props);
  return <RangeCalendar {...activity} label="Days of activity" value={value} onChange={onChange} />;
}

export function RangeBegun(props: ExampleProps<DateRange>) {
  return <Range {...props} initial={props.initial ?? { start: "2026-11-05", end: "" }} />;
}

/** The period of account activity. */
export function TypedRangeOfDays(props: ExampleProps<TypedRange>) {
  const [value, onChange] = useExampleValue({ start: "11/01/26", end: "11/21/26" }, props);
  return (
    <DateRangeField
      {...activity}
      legend="Days"
      name="days"
      hint="MM/DD/YY"
      error={props.error}
      start={{ label: "From", name: "from" }}
      end={{ label: "To", name: "to" }}
      openLabel="Choose the days"
      closeLabel="Close"
      value={value}
      onChange={onChange}
    />
  );
}

export function TypedRangeRefused(props: ExampleProps<TypedRange>) {
  return (
    <TypedRangeOfDays
      {...props}
      initial={{ start: "11/31/26", end: "11/21/26" }}
      error="November has 30 days. Enter the first day as MM/DD/YY."
    />
  );
}

export function AllStates() {
  return (
    <Stack gap="xxlarge">
      <PaymentDate />
      <NothingChosen />
      <AutoPayDateInSpanish />
      <LongPeriod />
      <TypedDate />
      <TypedDateInSpanish />
      <RangeBegun />
      <Range />
      <TypedRangeOfDays />
    </Stack>
  );
}
