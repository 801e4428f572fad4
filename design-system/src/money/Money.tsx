import { memo } from "react";
import { VisuallyHidden } from "../hidden/index.ts";
import { classes } from "../internal/classes.ts";
import { useLocale } from "../locale/index.ts";
import { moneyParts, writeMoney } from "./format.ts";
import * as css from "./money.css.ts";

export type MoneyProps = {
  /** Whole cents; negative for a credit. A fraction of a cent throws a RangeError. */
  cents: number;
  /** `hero` is the one amount that a screen is about; its cents are raised. */
  size?: "inherit" | "large" | "hero";
  /** Also writes the plus sign, for differences. */
  signed?: boolean;
};

/**
 * An amount in US dollars, written for the locale and spoken in one piece. Drawn again when the amount is another, not whenever the
 * screen is.
 *
 * @example <Money cents={24817} size="hero" />
 */
export const Money = memo(function Money({ cents, size = "inherit", signed }: MoneyProps) {
  const locale = useLocale();
  const names = classes(css.money, css.size[size]);
  const words = writeMoney(cents, locale, signed);
  if (size !== "hero") return <span className={names}>{words}</span>;
  const { whole, fraction } = moneyParts(cents, locale, signed);
  return (
    <span className={names}>
      <VisuallyHidden>{words}</VisuallyHidden>
      <span aria-hidden="true">{whole}</span>
      <span aria-hidden="true" className={css.raised}>
        {fraction}
      </span>
    </span>
  );
});
