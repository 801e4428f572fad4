import { ChevronRightIcon } from "@portico/design-system/icons";
import { useLinkComponent } from "@portico/design-system/link";
import { useId } from "react";
import * as css from "./LinkRows.css.ts";

/** A screen or a site that a row leads to. */
export type LinkRow = {
  href: string;
  title: string;
  /** What to expect there, where the title does not say it; read after the link's name. */
  description?: string | undefined;
};

type LinkRowsProps = {
  rows: readonly LinkRow[];
  /** At most: a phone has one. One for rows with a sentence each, which are read in their order. */
  columns?: 1 | 2;
};

/**
 * The ways from a screen to others, as rows that are links: one surface, in columns where there is room. For what is
 * beside the screen's own action.
 *
 * @example <LinkRows rows={[{ href: "/outage-map", title: t("outages.screen") }]} />
 */
export function LinkRows({ rows, columns = 2 }: LinkRowsProps) {
  const Link = useLinkComponent();
  const id = useId();
  return (
    <ul className={css.list[columns]}>
      {rows.map(({ href, title, description }, place) => (
        <li key={href} className={css.item[columns]}>
          <div className={css.row}>
            <span className={css.words}>
              <Link
                href={href}
                className={css.title}
                aria-describedby={description === undefined ? undefined : `${id}-${place}`}
              >
                {title}
              </Link>
              {description && (
                <span id={`${id}-${place}`} className={css.description}>
                  {description}
                </span>
              )}
            </span>
            <span className={css.chevron} aria-hidden="true">
              <ChevronRightIcon size={20} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
