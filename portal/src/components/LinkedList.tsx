import { ChevronRightIcon } from "@portico/design-system/icons";
import { useLinkComponent } from "@portico/design-system/link";
import type { ReactNode } from "react";
import * as css from "./LinkedList.css.ts";

type LinkedListProps<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** One `RowLink`, and texts about it. */
  children: (row: Row) => ReactNode;
};

/**
 * Rows on one surface, each of which is a link to a screen as a whole.
 *
 * @example <LinkedList rows={parts} rowKey={({ href }) => href}>{({ href, name }) => <RowLink href={href}>{name}</RowLink>}</LinkedList>
 */
export function LinkedList<Row>({ rows, rowKey, children }: LinkedListProps<Row>) {
  return (
    <ul className={css.list}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={css.row}>
          <div className={css.content}>{children(row)}</div>
          <span className={css.chevron}>
            <ChevronRightIcon size={20} />
          </span>
        </li>
      ))}
    </ul>
  );
}

type RowLinkProps = {
  href: string;
  children: ReactNode;
  /** Something in the row is new, or waits for the reader. */
  isStrong?: boolean;
};

/** The link of a row, which is pressed anywhere in the row. */
export function RowLink({ href, children, isStrong = false }: RowLinkProps) {
  const Link = useLinkComponent();
  return (
    <Link href={href} className={isStrong ? css.strongLink : css.link}>
      {children}
    </Link>
  );
}
