import { type ExampleProps, useExampleValue } from "../internal/useExampleValue.ts";
import { Stack } from "../layout/index.ts";
import { LocaleProvider } from "../locale/index.ts";
import { Calendar } from "./Calendar.tsx";
import { DateField } from "./DateField.tsx";
import type { DayMark } from "./options.ts";

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
  { date: "2026-12-05", label: "Bill due", tone: "attention" },
  { date: "2026-12-03", label: "Auto Pay", tone: "note" },
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

/** The date in Auto Pay settings, in Spanish: days after the due date are refused. */
export function AutoPayDateInSpanish(props: Chosen) {
  const [value, onChange] = useExampleValue("2026-12-03", props);
  const late = "Los pagos mensuales llegarían tarde si se hicieran en esta fecha.";
  return (
    <LocaleProvider locale="es-US">
      <div lang="es">
        <Calendar
          {...botones}
          label="Fecha del pago automático"
          today={today}
          min={{ date: "2026-11-22", reason: "Elija un día a partir de mañana." }}
          max={{ date: "2026-12-31", reason: "El próximo pago es en diciembre." }}
          unavailable={(date) => (date > "2026-12-05" || date < "2026-12-01" ? late : undefined)}
          marks={[{ date: "2026-12-05", label: "Vence la factura", tone: "attention" }]}
          value={value}
          onChange={onChange}
        />
      </div>
    </LocaleProvider>
  );
}

/** Two years of months: the month's name is a list. */
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

export function AllStates() {
  return (
    <Stack gap="xxlarge">
      <PaymentDate />
      <NothingChosen />
      <AutoPayDateInSpanish />
      <LongPeriod />
      <TypedDate />
      <TypedDateInSpanish />
    </Stack>
  );
}
