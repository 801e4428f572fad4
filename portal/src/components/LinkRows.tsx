import { ChevronRightIcon } from "@portico/design-system/icons";
import { useLinkComponent } from "@portico/design-system/link";
import { type ReactNode, useId } from "react";
import * as css from "./LinkRows.css.ts";

/** A screen or a site that a row leads to. */
export type LinkRow = {
  href: string;
  title: string;
  /** What to expect there, where the title does not say it; read after the link's name. */
  description?: string | undefined;
};

/** At most: a phone has one. One for rows with a sentence each, which are read in their order. */
type Columns = 1 | 2;

type LinkRowsProps = { rows: readonly LinkRow[]; columns?: Columns };

/**
 * The ways from a screen to others, as rows that are links: one surface, in columns where there is room. For what is
 * beside the screen's own action.
 *
 * @example <LinkRows rows={[{ href: "/outage-map", title: t("outages.screen") }]} />
 */
export function LinkRows({ rows, columns = 2 }: LinkRowsProps) {
  const id = useId();
  return (
    <LinkRowList rows={rows} rowKey={({ href }) => href} columns={columns}>
      {({ href, title, description }, place) => (
        <>
          <RowLink href={href} describedBy={description === undefined ? undefined : `${id}-${place}`}>
            {title}
          </RowLink>
          {description && (
            <span id={`${id}-${place}`} className={css.description}>
              {description}
            </span>
          )}
        </>
      )}
    </LinkRowList>
  );
}

type LinkRowListProps<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns?: Columns;
  /** One `RowLink`, and texts about it. */
  children: (row: Row, place: number) => ReactNode;
};

/** Rows on one surface, each of which is a link as a whole, with content of their own. */
export function LinkRowList<Row>({ rows, rowKey, columns = 1, children }: LinkRowListProps<Row>) {
  return (
    <ul className={css.list[columns]}>
      {rows.map((row, place) => (
        <li key={rowKey(row)} className={css.item[columns]}>
          <div className={css.row}>
            <div className={css.content}>{children(row, place)}</div>
            <span className={css.chevron} aria-hidden="true">
              <ChevronRightIcon size={20} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

type RowLinkProps = {
  href: string;
  children: ReactNode;
  describedBy?: string | undefined;
  /** Something in the row is new, or waits for the reader. */
  isStrong?: boolean;
};

/** The link of a row, which is pressed anywhere in the row. The rest of the row is not part of its name. */
export function RowLink({ href, children, describedBy, isStrong = false }: RowLinkProps) {
  const Link = useLinkComponent();
  return (
    <Link href={href} className={isStrong ? css.strongLink : css.link} aria-describedby={describedBy}>
      {children}
    </Link>
  );
}
