import type { ComponentProps } from "react";
import * as field from "../internal/form/input.css.ts";
import { parseTypedDate, slashed, formatTypedDate } from "./typedDate.ts";

type DateInputProps = Omit<ComponentProps<"input">, "value" | "onChange" | "onBlur" | "className"> & {
  today: string;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
};

/** The text input for a date. On blur it reformats a valid date. */
export function DateInput({ today, value, onChange, onBlur, ...input }: DateInputProps) {
  const left = () => {
    const date = parseTypedDate(value, today);
    const text = date === undefined ? value : formatTypedDate(date, today);
    if (text !== value) onChange(text);
    onBlur?.();
  };
  return (
    <input
      {...input}
      value={value}
      inputMode="numeric"
      autoComplete="off"
      className={field.input}
      onChange={(event) => onChange(typedOn(value, event.currentTarget.value))}
      onBlur={left}
    />
  );
}

/** Inserts slashes only while the user types at the end: corrections in the middle and deletions stay as they are. */
function typedOn(before: string, text: string): string {
  return text.length > before.length && text.startsWith(before) ? slashed(text) : text;
}
