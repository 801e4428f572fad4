import type { HTMLInputAutoCompleteAttribute, Ref } from "react";
import type { FieldLabels } from "../internal/form/FieldFrame.tsx";
import { InputBox } from "./InputBox.tsx";
import * as css from "../internal/form/input.css.ts";

/** The props that all text fields share. */
export type TypedFieldProps = FieldLabels & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The autofill token, e.g. "email", "current-password", "billing postal-code". */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** A ref to the input element, to focus it. */
  ref?: Ref<HTMLInputElement>;
};

export type TextFieldProps = TypedFieldProps & {
  type?: "text" | "email" | "search" | "tel" | "url";
  /** The keyboard that a phone shows. */
  inputMode?: "text" | "email" | "tel" | "url" | "numeric" | "decimal" | "search";
  /** A prefix shown before the text and not announced: say it in the label or the hint too. */
  prefix?: string;
  maxLength?: number;
  spellCheck?: boolean;
};

/**
 * A single-line text field. `onChange` gets the text exactly as typed.
 *
 * @example
 * <TextField label={copy("signIn.email")} name="email" type="email" autoComplete="username" value={email} onChange={setEmail} />
 */
export function TextField(props: TextFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    autoComplete,
    ref,
    type = "text",
    inputMode,
    prefix,
    maxLength,
    spellCheck,
    ...labels
  } = props;
  const input = { value, onBlur, autoComplete, type, inputMode, maxLength, spellCheck, ref };
  return (
    <InputBox
      {...labels}
      input={{ ...input, onChange: (event) => onChange(event.currentTarget.value) }}
      leading={
        prefix ? (
          <span aria-hidden="true" className={css.prefix}>
            {prefix}
          </span>
        ) : undefined
      }
    />
  );
}
