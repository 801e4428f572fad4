import { type ReactNode, useId } from "react";
import { VisuallyHidden } from "../hidden/index.ts";
import { classes } from "../internal/classes.ts";
import * as css from "./Table.css.ts";
import { type Column, TableCells } from "./TableCells.tsx";

export type TableProps<Row> = {
  /** What the table contains. Screen readers announce it even when `captionHidden`. */
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The empty state, shown instead of the rows when there are none. */
  empty: ReactNode;
};

/**
 * A read-only table. In a narrow container each row becomes a card whose cells show their column's name. ARIA table
 * roles are explicit, because browsers drop the table semantics when CSS changes `display`.
 *
 * @example
 * <Table caption={copy("history.caption")} rows={payments} rowKey={(payment) => payment.id} empty={<EmptyState ... />}
 *   columns={[{ id: "date", header: copy("history.date"), cell: (payment) => <DateText date={payment.date} />, rowHeader: true }]} />
 */
export function Table<Row>({ caption, captionHidden, columns, rows, rowKey, empty }: TableProps<Row>) {
  const captionId = useId();
  const shownCaption = captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption;
  if (rows.length === 0)
    return (
      <div className={css.place}>
        {captionHidden ? null : <p className={css.caption}>{caption}</p>}
        {empty}
      </div>
    );
  return (
    <div className={css.place}>
      <table role="table" aria-labelledby={captionId} className={css.table}>
        <caption id={captionId} className={captionHidden ? undefined : css.caption}>
          {shownCaption}
        </caption>
        <thead role="rowgroup" className={css.head}>
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                className={classes(css.columnHeader, css.align[column.align ?? "start"])}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={css.rows}>
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" className={css.row}>
              <TableCells row={row} columns={columns} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
