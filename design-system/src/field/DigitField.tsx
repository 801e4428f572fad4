import type { ChangeEvent, ReactNode } from "react";
import { type Fit, InputBox } from "./InputBox.tsx";
import { regroup } from "./regroup.ts";
import type { DigitShape } from "./shapes.ts";
import type { TypedFieldProps } from "./TextField.tsx";

type DigitFieldProps = TypedFieldProps & { shape: DigitShape; fit: Fit; trailing?: ReactNode };

/** An input that groups digits while they are typed (input mask). Its value is the bare digits. */
export function DigitField({
  shape,
  fit,
  trailing,
  value,
  onChange,
  onBlur,
  autoComplete,
  ref,
  ...labels
}: DigitFieldProps) {
  const edited = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = settle(event, shape, value);
    if (digits !== value) onChange(digits);
  };
  return (
    <InputBox
      {...labels}
      fit={fit}
      trailing={trailing}
      input={{
        value: shape.show(value),
        onChange: edited,
        onBlur,
        autoComplete,
        ref,
        inputMode: "numeric",
        spellCheck: false,
      }}
    />
  );
}

/**
 * Writes the grouped text and the caret position into the input at once. React then finds the value unchanged and does
 * not move the caret.
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
