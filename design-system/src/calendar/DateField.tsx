import { type Ref, useRef, useState } from "react";
import { classes } from "../internal/classes.ts";
import { FieldFrame, type FieldLabels } from "../internal/form/FieldFrame.tsx";
import { useFieldId, wiring } from "../internal/form/ids.ts";
import * as field from "../internal/form/input.css.ts";
import { Calendar } from "./Calendar.tsx";
import { CalendarPopup } from "./CalendarPopup.tsx";
import { DateInput } from "./DateInput.tsx";
import { OpenButton } from "./OpenButton.tsx";
import type { CalendarOptions } from "./options.ts";
import { parseTypedDate, formatTypedDate } from "./typedDate.ts";

/** The labels of a field that opens a calendar. */
export type OpenLabels = {
  /** Accessible name of the button that opens the calendar, e.g. "Choose the payment date". */
  openLabel: string;
  /** Accessible name of the close button on a phone. */
  closeLabel: string;
};

export type DateFieldProps = FieldLabels &
  OpenLabels &
  CalendarOptions & {
    /** The text as it is in the field, e.g. "12/05/26". Parse it with `parseTypedDate`. */
    value: string;
    /** Called with the text as typed, or with the formatted text of the day that was chosen. */
    onChange: (text: string) => void;
    onBlur?: () => void;
    /** A ref to the input element, to focus it. */
    ref?: Ref<HTMLInputElement>;
  };

/**
 * A date field (date picker): type a date or choose it in a calendar. It never changes an invalid text: the screen
 * validates it with `parseTypedDate` and passes `error`. On blur a valid date is reformatted as MM/DD/YY.
 *
 * @example
 * <DateField label={copy("pay.date")} name="date" hint={copy("pay.dateHint")} value={text} onChange={setText}
 *   today={today} openLabel={copy("pay.chooseDate")} closeLabel={copy("dialog.close")}
 *   previousLabel={copy("calendar.previous")} nextLabel={copy("calendar.next")} />
 */
export function DateField(props: DateFieldProps) {
  const {
    label,
    name,
    id: givenId,
    hint,
    error,
    optionalLabel,
    value,
    onChange,
    onBlur,
    ref,
    openLabel,
    closeLabel,
    ...options
  } = props;
  const labels = { label, name, hint, error, optionalLabel };
  const id = useFieldId(givenId);
  const { today } = options;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  return (
    <FieldFrame {...labels} id={id} fit="amount">
      <div ref={box} className={classes(field.box, field.fit.amount)} data-state={error ? "invalid" : "valid"}>
        <DateInput
          {...wiring(id, labels)}
          ref={ref}
          today={today}
          value={value}
          aria-required={optionalLabel === undefined}
          onChange={onChange}
          onBlur={onBlur}
        />
        <OpenButton label={openLabel} open={open} className={field.reveal} onPress={() => setOpen(!open)} />
      </div>
      <CalendarPopup open={open} label={label} closeLabel={closeLabel} anchor={box} onClose={() => setOpen(false)}>
        {(close) => (
          <Calendar
            {...options}
            label={label}
            value={parseTypedDate(value, today) ?? ""}
            onChange={(day) => {
              onChange(formatTypedDate(day, today));
              close();
            }}
          />
        )}
      </CalendarPopup>
    </FieldFrame>
  );
}
