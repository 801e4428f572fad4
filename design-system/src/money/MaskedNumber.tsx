import { VisuallyHidden } from "../hidden/index.ts";
import * as css from "./MaskedNumber.css.ts";

export type MaskedNumberProps = {
  /** The four digits that may be shown. */
  lastFour: string;
  /** Spoken instead of the dots: "ending in". */
  label: string;
};

/**
 * The end of a card or account number: dots for the eye, words for the ear.
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
