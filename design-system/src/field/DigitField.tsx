import type { ChangeEvent, ReactNode } from "react";
import { type Fit, InputBox } from "./InputBox.tsx";
import { regroup } from "./regroup.ts";
import type { DigitShape } from "./shapes.ts";
import type { TypedFieldProps } from "./TextField.tsx";

type DigitFieldProps = TypedFieldProps & { shape: DigitShape; fit: Fit; trailing?: ReactNode };

/** A field of digits that groups them while they are typed. Its value is the bare digits. */
export function DigitField({ shape, fit, trailing, value, onChange, onBlur, autoComplete, fieldRef, ...words }: DigitFieldProps) {
  const edited = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = settle(event, shape, value);
    if (digits !== value) onChange(digits);
  };
  return (
    <InputBox
      {...words}
      fit={fit}
      trailing={trailing}
      input={{
        value: shape.show(value),
        onChange: edited,
        onBlur,
        autoComplete,
        ref: fieldRef,
        inputMode: "numeric",
        spellCheck: false,
      }}
    />
  );
}

/**
 * Writes the grouped text and the caret into the field at once. React finds the value that it was about to write
 * already there, and therefore leaves the caret alone.
 */
function settle(event: ChangeEvent<HTMLInputElement>, shape: DigitShape, held: string): string {
  const input = event.currentTarget;
  const { inputType } = event.nativeEvent as Partial<InputEvent>;
  const edit = regroup(shape, held, {
    text: input.value,
    caret: input.selectionStart ?? input.value.length,
    kind: inputType,
  });
  input.value = edit.text;
  if (input.ownerDocument.activeElement === input) input.setSelectionRange(edit.caret, edit.caret);
  return edit.digits;
}
