import { CardIcon } from "../icons/index.ts";
import { DigitField } from "./DigitField.tsx";
import * as css from "./CardNumberField.css.ts";
import { cardNumberShape } from "./shapes.ts";
import type { TypedFieldProps } from "./TextField.tsx";

export type CardNumberFieldProps = Omit<TypedFieldProps, "autoComplete"> & {
  /** The card brand detected from the digits so far, e.g. "Visa". Shown in the field, announced when it changes. */
  brandLabel?: string;
};

/**
 * A card number input, grouped as printed on the card. Spaces and dashes may be typed or pasted; `onChange` gets the
 * bare digits ("4242424242424242"), at most 19.
 *
 * @example
 * <CardNumberField label={copy("card.number")} name="cardNumber" value={number} onChange={setNumber} brandLabel={brand} />
 */
export function CardNumberField({ brandLabel, ...field }: CardNumberFieldProps) {
  return (
    <DigitField
      {...field}
      shape={cardNumberShape}
      fit="card"
      autoComplete="cc-number"
      trailing={
        <span className={css.brand} role="status" data-state={brandLabel ? "known" : "unknown"}>
          {brandLabel ?? <CardIcon size={22} />}
        </span>
      }
    />
  );
}
