import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import * as css from "./DescriptionList.css.ts";

export type DescriptionItem = {
  id: string;
  term: ReactNode;
  detail: ReactNode;
  /** Smaller, below the detail: a second fact, or a link to change it. */
  aside?: ReactNode;
};

export type DescriptionListProps = {
  items: readonly DescriptionItem[];
  /** `rows`, the default, for answers to review, with lines between them; `pairs` for a few facts. */
  variant?: "rows" | "pairs";
};

/**
 * Terms and their details: selected options, features of a plan.
 *
 * @example <DescriptionList items={[{ id: "amount", term: "Amount", detail: <Money cents={24817} /> }]} />
 */
export function DescriptionList({ items, variant = "rows" }: DescriptionListProps) {
  return (
    <dl className={classes(css.list, css.variant[variant])} data-variant={variant}>
      {items.map(({ id, term, detail, aside }) => (
        <div key={id} className={classes(css.item, css.itemVariant[variant])}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.detail}>
            <span>{detail}</span>
            {aside && <span className={css.aside}>{aside}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
