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
  /** `rows` for answers to look over, with lines between them; `pairs` for a few facts. `rows` unless told. */
  look?: "rows" | "pairs";
};

/**
 * Names and what belongs to them: what was chosen, what a plan has.
 *
 * @example <DescriptionList items={[{ id: "amount", term: "Amount", detail: <Money cents={24817} /> }]} />
 */
export function DescriptionList({ items, look = "rows" }: DescriptionListProps) {
  return (
    <dl className={classes(css.list, css.look[look])} data-look={look}>
      {items.map(({ id, term, detail, aside }) => (
        <div key={id} className={classes(css.item, css.itemLook[look])}>
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
