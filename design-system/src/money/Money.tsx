import { memo } from "react";
import { VisuallyHidden } from "../hidden/index.ts";
import { classes } from "../internal/classes.ts";
import { useLocale } from "../locale/index.ts";
import { moneyParts, formatMoney } from "./format.ts";
import * as css from "./money.css.ts";

export type MoneyProps = {
  /** Whole cents; negative for a credit. Throws a RangeError for a fraction of a cent. */
  cents: number;
  /** `hero` is for the main amount of a screen; its cents are raised. */
  size?: "inherit" | "large" | "hero";
  /** Also shows the plus sign, for differences. */
  signed?: boolean;
};

/**
 * An amount in US dollars, formatted for the locale and announced as one phrase. Memoised: it rerenders only when its
 * props change.
 *
 * @example <Money cents={24817} size="hero" />
 */
export const Money = memo(function Money({ cents, size = "inherit", signed }: MoneyProps) {
  const locale = useLocale();
  const names = classes(css.money, css.size[size]);
  const labels = formatMoney(cents, locale, signed);
  if (size !== "hero") return <span className={names}>{labels}</span>;
  const { whole, fraction } = moneyParts(cents, locale, signed);
  return (
    <span className={names}>
      <VisuallyHidden>{labels}</VisuallyHidden>
      <span aria-hidden="true">{whole}</span>
      <span aria-hidden="true" className={css.raised}>
        {fraction}
      </span>
    </span>
  );
});
