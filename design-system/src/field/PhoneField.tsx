import { DigitField } from "./DigitField.tsx";
import { phoneShape } from "./shapes.ts";
import type { TypedFieldProps } from "./TextField.tsx";

export type PhoneFieldProps = TypedFieldProps;

/**
 * A US phone number input, grouped as 512-555-0134. `onChange` gets at most ten bare digits ("5125550134"); a pasted
 * country code is removed.
 *
 * @example
 * <PhoneField label={copy("contact.mobile")} name="mobile" value={mobile} onChange={setMobile} optional={copy("form.optional")} />
 */
export function PhoneField({ autoComplete = "tel-national", ...field }: PhoneFieldProps) {
  return <DigitField {...field} shape={phoneShape} fit="card" autoComplete={autoComplete} />;
}
