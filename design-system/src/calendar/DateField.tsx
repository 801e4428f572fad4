import { type Ref, useRef, useState } from "react";
import { CalendarIcon } from "../icons/index.ts";
import { FieldFrame, type FieldWords } from "../internal/form/FieldFrame.tsx";
import { wiring } from "../internal/form/ids.ts";
import { Calendar } from "./Calendar.tsx";
import { CalendarPopup } from "./CalendarPopup.tsx";
import * as css from "./DateField.css.ts";
import type { CalendarOptions } from "./options.ts";
import { parseTypedDate, slashed, writeTypedDate } from "./typedDate.ts";

export type DateFieldProps = FieldWords &
  CalendarOptions & {
    /** The text as it stands in the field, e.g. "12/05/26". `parseTypedDate` reads it. */
    value: string;
    /** Gets the text as typed, or as written for the day that was chosen. */
    onChange: (text: string) => void;
    onBlur?: () => void;
    /** The input itself, to move the focus there. */
    fieldRef?: Ref<HTMLInputElement>;
    /** Name of the button that opens the calendar, e.g. "Choose the payment date". */
    openLabel: string;
    /** Name of the cross that closes it on a phone. */
    closeLabel: string;
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
  const { label, name, hint, error, optional, value, onChange, onBlur, fieldRef, openLabel, closeLabel, ...options } = props;
  const words = { label, name, hint, error, optional };
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const date = parseTypedDate(value, options.today);
  const write = (day: string) => {
    const text = writeTypedDate(day, options.today);
    if (text !== value) onChange(text);
  };
  return (
    <FieldFrame {...words} fit="amount">
      <div ref={box} className={css.box} data-state={error ? "invalid" : "valid"}>
        <input
          {...wiring(name, words)}
          ref={fieldRef}
          name={name}
          value={value}
          inputMode="numeric"
          autoComplete="off"
          aria-required={optional === undefined}
          className={css.input}
          onChange={({ currentTarget: { value: text } }) => onChange(typedOn(value, text))}
          onBlur={() => {
            if (date) write(date);
            onBlur?.();
          }}
        />
        <button type="button" aria-label={openLabel} aria-haspopup="dialog" aria-expanded={open} className={css.opener} onClick={() => setOpen(!open)}>
          <CalendarIcon size={22} />
        </button>
      </div>
      <CalendarPopup open={open} label={label} closeLabel={closeLabel} anchor={box} onClose={() => setOpen(false)}>
        <Calendar
          {...options}
          label={label}
          value={date ?? ""}
          onChange={(day) => {
            write(day);
            box.current?.querySelector("button")?.focus();
            setOpen(false);
          }}
        />
      </CalendarPopup>
    </FieldFrame>
  );
}

/** Slashes are set only for what was typed at the end: a correction in the middle and a deletion stay as they are. */
function typedOn(before: string, text: string): string {
  return text.length > before.length && text.startsWith(before) ? slashed(text) : text;
}
