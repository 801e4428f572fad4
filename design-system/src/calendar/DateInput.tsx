import type { ComponentProps } from "react";
import * as field from "../internal/form/input.css.ts";
import { parseTypedDate, slashed, writeTypedDate } from "./typedDate.ts";

type DateInputProps = Omit<ComponentProps<"input">, "value" | "onChange" | "onBlur" | "className"> & {
  today: string;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
};

/** Where a date is typed. Left, it writes what it understood. */
export function DateInput({ today, value, onChange, onBlur, ...input }: DateInputProps) {
  const left = () => {
    const date = parseTypedDate(value, today);
    const text = date === undefined ? value : writeTypedDate(date, today);
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

/** Slashes are set only for what was typed at the end: a correction in the middle and a deletion stay as they are. */
function typedOn(before: string, text: string): string {
  return text.length > before.length && text.startsWith(before) ? slashed(text) : text;
}
