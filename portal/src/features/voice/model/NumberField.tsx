import { TextField } from "@portico/design-system/field";
import { storedNumber } from "@portico/rules/forwardingNumber";
import { phoneShown } from "@portico/rules/phone";
import { useState } from "react";

export type NumberFieldProps = {
  name: string;
  label: string;
  value: string | null;
  error: string | undefined;
  optional?: string;
  onChange: (number: string | null) => void;
};

/** A telephone number as it is typed or pasted; grouped once it is left. */
export function NumberField({ name, label, value, error, optional, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState(value ? phoneShown(value) : "");
  const [before, setBefore] = useState(value);
  // Undo and saving change the value from outside.
  if (value !== before) {
    setBefore(value);
    setTyped(value ? phoneShown(value) : "");
  }
  const change = (text: string) => {
    const trimmed = text.trim();
    const next = trimmed === "" ? null : asTyped(trimmed);
    setTyped(text);
    setBefore(next);
    onChange(next);
  };
  return (
    <TextField
      label={label}
      name={name}
      type="tel"
      autoComplete="off"
      maxLength={30}
      optionalLabel={optional}
      value={typed}
      error={error}
      onChange={change}
      onBlur={() => value !== null && setTyped(phoneShown(value))}
    />
  );
}

/** Ten digits where it is a United States number, else what was typed, so that the rule can say what it is. */
const asTyped = (text: string): string =>
  /^\d{10}$/.test(storedNumber(text)) && !/^\+(?!1)/.test(text) ? storedNumber(text) : text;
