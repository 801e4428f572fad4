import type { HTMLInputAutoCompleteAttribute, Ref } from "react";
import type { FieldWords } from "../internal/form/FieldFrame.tsx";
import { InputBox } from "./InputBox.tsx";
import * as css from "../internal/form/input.css.ts";

/** What every field where something is typed has in common. */
export type TypedFieldProps = FieldWords & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** What a browser may fill in, e.g. "email", "current-password", "billing postal-code". */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The input itself, to move the focus there. */
  fieldRef?: Ref<HTMLInputElement>;
};

export type TextFieldProps = TypedFieldProps & {
  type?: "text" | "email" | "search" | "tel" | "url";
  /** Which keyboard a phone shows. */
  inputMode?: "text" | "email" | "tel" | "url" | "numeric" | "decimal" | "search";
  /** Stands before the text, seen and not spoken: say it in the label or the hint too. */
  prefix?: string;
  maxLength?: number;
  spellCheck?: boolean;
};

/**
 * One line of text. `onChange` gets the text exactly as typed.
 *
 * @example
 * <TextField label={copy("signIn.email")} name="email" type="email" autoComplete="username" value={email} onChange={setEmail} />
 */
export function TextField(props: TextFieldProps) {
  const { value, onChange, onBlur, autoComplete, fieldRef, type = "text", inputMode, prefix, maxLength, spellCheck, ...words } = props;
  const input = { value, onBlur, autoComplete, type, inputMode, maxLength, spellCheck, ref: fieldRef };
  return (
    <InputBox
      {...words}
      input={{ ...input, onChange: (event) => onChange(event.currentTarget.value) }}
      leading={prefix ? <span aria-hidden="true" className={css.prefix}>{prefix}</span> : undefined}
    />
  );
}
