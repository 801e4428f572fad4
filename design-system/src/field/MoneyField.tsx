import { InputBox } from "./InputBox.tsx";
import * as css from "../internal/form/input.css.ts";
import type { TypedFieldProps } from "./TextField.tsx";

export type MoneyFieldProps = Omit<TypedFieldProps, "autoComplete">;

/**
 * An input for an amount in US dollars. `onChange` gets the text exactly as typed ("1,000.5", "$5"): the screen parses
 * it into cents and validates the amount.
 *
 * @example
 * <MoneyField label={copy("pay.otherAmount")} name="amount" value={amount} onChange={setAmount} hint={copy("pay.range")} />
 */
export function MoneyField({ value, onChange, onBlur, ref, ...labels }: MoneyFieldProps) {
  return (
    <InputBox
      {...labels}
      fit="amount"
      leading={
        <span aria-hidden="true" className={css.prefix}>
          $
        </span>
      }
      input={{
        value,
        onBlur,
        ref,
        inputMode: "decimal",
        autoComplete: "off",
        onChange: (event) => onChange(event.currentTarget.value),
      }}
    />
  );
}
