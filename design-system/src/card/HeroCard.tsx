import type { ReactNode } from "react";
import * as css from "./HeroCard.css.ts";

export type HeroCardProps = {
  /** The main content of the screen: the amount and the actions on it. */
  main: ReactNode;
  /** Related content on a tinted ground; below the main part on phones. */
  aside: ReactNode;
  /** The id of the element that names this section. */
  labelledBy: string;
};

/**
 * The one large card at the top of a screen.
 *
 * @example <HeroCard labelledBy="due" main={<AmountDue id="due" />} aside={<AutoPayState />} />
 */
export function HeroCard({ main, aside, labelledBy }: HeroCardProps) {
  return (
    <section className={css.hero} aria-labelledby={labelledBy}>
      <div className={css.panes}>
        <div className={css.main}>{main}</div>
        <div className={css.aside}>{aside}</div>
      </div>
    </section>
  );
}
