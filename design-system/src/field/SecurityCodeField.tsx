import { useMemo } from "react";
import { DigitField } from "./DigitField.tsx";
import { plainDigits } from "./shapes.ts";
import type { TypedFieldProps } from "./TextField.tsx";

export type SecurityCodeFieldProps = Omit<TypedFieldProps, "autoComplete"> & {
  /** The number of digits of the brand's code: 3 on the back, 4 on the front. */
  length: 3 | 4;
};

/**
 * The security code (CVV) of a card. `onChange` gets the digits. Say in the hint where the code is printed.
 *
 * @example
 * <SecurityCodeField label={copy("card.code")} name="securityCode" length={3} value={code} onChange={setCode} hint={copy("card.codeHint")} />
 */
export function SecurityCodeField({ length, ...field }: SecurityCodeFieldProps) {
  const shape = useMemo(() => plainDigits(length), [length]);
  return <DigitField {...field} shape={shape} fit="short" autoComplete="cc-csc" />;
}
