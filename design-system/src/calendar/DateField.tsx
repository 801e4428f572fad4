import { type Ref, useRef, useState } from "react";
import { classes } from "../internal/classes.ts";
import { FieldFrame, type FieldWords } from "../internal/form/FieldFrame.tsx";
import { useFieldId, wiring } from "../internal/form/ids.ts";
import * as field from "../internal/form/input.css.ts";
import { Calendar } from "./Calendar.tsx";
import { CalendarPopup } from "./CalendarPopup.tsx";
import { DateInput } from "./DateInput.tsx";
import { OpenButton } from "./OpenButton.tsx";
import type { CalendarOptions } from "./options.ts";
import { parseTypedDate, writeTypedDate } from "./typedDate.ts";

/** The words of a field that opens a calendar. */
export type OpeningWords = {
  /** Name of the button that opens the calendar, e.g. "Choose the payment date". */
  openLabel: string;
  /** Name of the cross that closes it on a phone. */
  closeLabel: string;
};

export type DateFieldProps = FieldWords &
  OpeningWords &
  CalendarOptions & {
    /** The text as it stands in the field, e.g. "12/05/26". `parseTypedDate` reads it. */
    value: string;
    /** Gets the text as typed, or as written for the day that was chosen. */
    onChange: (text: string) => void;
    onBlur?: () => void;
    /** The input itself, to move the focus there. */
    fieldRef?: Ref<HTMLInputElement>;
  };

/**
 * A day, typed or chosen. What was typed is never lost: whether it is a day, and one that is allowed, the screen asks with
 * `parseTypedDate` and says in `error`. A text that is a day is written as MM/DD/YY when the field is left.
 *
 * @example
 * <DateField label={copy("pay.date")} name="date" hint={copy("pay.dateHint")} value={text} onChange={setText} today={today}
 *   openLabel={copy("pay.chooseDate")} closeLabel={copy("dialog.close")} previousLabel={copy("calendar.previous")} nextLabel={copy("calendar.next")} />
 */
export function DateField(props: DateFieldProps) {
  const { label, name, id: asked, hint, error, optional, value, onChange, onBlur, fieldRef, openLabel, closeLabel, ...options } = props;
  const words = { label, name, hint, error, optional };
  const id = useFieldId(asked);
  const { today } = options;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  return (
    <FieldFrame {...words} id={id} fit="amount">
      <div ref={box} className={classes(field.box, field.fit.amount)} data-state={error ? "invalid" : "valid"}>
        <DateInput
          {...wiring(id, words)}
          ref={fieldRef}
          today={today}
          value={value}
          aria-required={optional === undefined}
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
              onChange(writeTypedDate(day, today));
              close();
            }}
          />
        )}
      </CalendarPopup>
    </FieldFrame>
  );
}
