import type { ReactNode } from "react";
import * as css from "./HeroCard.css.ts";

export type HeroCardProps = {
  /** What the screen is about: the amount and what to do with it. */
  main: ReactNode;
  /** What bears on it, on a tinted ground; below the main part on phones. */
  aside: ReactNode;
  /** The id of the words that name this part of the page. */
  labelledBy: string;
};

/**
 * The one large card at the head of a screen.
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
