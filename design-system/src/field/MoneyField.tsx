import { InputBox } from "./InputBox.tsx";
import * as css from "../internal/form/input.css.ts";
import type { TypedFieldProps } from "./TextField.tsx";

export type MoneyFieldProps = Omit<TypedFieldProps, "autoComplete">;

/**
 * An amount in United States dollars. `onChange` gets the text exactly as typed ("1,000.5", "$5"): the rules of the
 * screen read it into cents, and only they know which amounts are allowed.
 *
 * @example
 * <MoneyField label={copy("pay.otherAmount")} name="amount" value={amount} onChange={setAmount} hint={copy("pay.range")} />
 */
export function MoneyField({ value, onChange, onBlur, fieldRef, ...words }: MoneyFieldProps) {
  return (
    <InputBox
      {...words}
      fit="amount"
      leading={<span aria-hidden="true" className={css.prefix}>$</span>}
      input={{
        value,
        onBlur,
        ref: fieldRef,
        inputMode: "decimal",
        autoComplete: "off",
        onChange: (event) => onChange(event.currentTarget.value),
      }}
    />
  );
}
