import { DigitField } from "./DigitField.tsx";
import { expiryShape } from "./shapes.ts";
import type { TypedFieldProps } from "./TextField.tsx";

export type ExpiryFieldProps = Omit<TypedFieldProps, "autoComplete">;

/**
 * The expiry month and year of a card, shown as 05/27. `onChange` gets the bare digits ("0527"). A single-digit month
 * gets a leading zero, and a four-digit year is shortened to two.
 *
 * @example
 * <ExpiryField label={copy("card.expiry")} name="expiry" value={expiry} onChange={setExpiry} hint={copy("card.expiryHint")} />
 */
export function ExpiryField(props: ExpiryFieldProps) {
  return <DigitField {...props} shape={expiryShape} fit="short" autoComplete="cc-exp" />;
}
