import { DigitField } from "./DigitField.tsx";
import { zipShape } from "./shapes.ts";
import type { TypedFieldProps } from "./TextField.tsx";

export type ZipFieldProps = TypedFieldProps;

/**
 * A ZIP code input. `onChange` gets at most five digits; of a pasted ZIP+4, the first five.
 *
 * @example
 * <ZipField label={copy("card.zip")} name="zip" autoComplete="billing postal-code" value={zip} onChange={setZip} />
 */
export function ZipField({ autoComplete = "postal-code", ...field }: ZipFieldProps) {
  return <DigitField {...field} shape={zipShape} fit="short" autoComplete={autoComplete} />;
}
