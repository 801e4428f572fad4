import { VisuallyHidden } from "../hidden/index.ts";
import * as css from "./MaskedNumber.css.ts";

export type MaskedNumberProps = {
  /** The last four digits. */
  lastFour: string;
  /** Announced instead of the dots: "ending in". */
  label: string;
};

/**
 * A masked card or account number: sighted users see dots, screen readers announce the label.
 *
 * @example <>Visa <MaskedNumber lastFour="4242" label="ending in" /></>
 */
export function MaskedNumber({ lastFour, label }: MaskedNumberProps) {
  return (
    <span className={css.masked}>
      <span aria-hidden="true" className={css.dots}>
        ••••
      </span>
      <VisuallyHidden>{label} </VisuallyHidden>
      {lastFour}
    </span>
  );
}
