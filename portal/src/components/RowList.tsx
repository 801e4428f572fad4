import type { ReactNode } from "react";
import * as css from "./rows.css.ts";

type RowListProps<Row> = {
  /** The name of the list, for screen readers. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  children: (row: Row) => ReactNode;
};

/** Rows on one surface: what a phone shows instead of a table. */
export function RowList<Row>({ label, rows, rowKey, children }: RowListProps<Row>) {
  return (
    <ul className={css.list} aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={css.row} data-row>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}
