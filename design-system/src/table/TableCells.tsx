import type { ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import * as css from "./Table.css.ts";

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for amounts, so that their digits stand under each other. */
  align?: "start" | "end";
  /** Keeps short values in one line: dates, times. Not for words. */
  nowrap?: boolean;
  /** The column that names the row: spoken with each of its cells, and the title of its card on phones. */
  rowHeader?: boolean;
};

const lookOf = <Row,>({ align = "start", nowrap }: Column<Row>) => [css.align[align], nowrap && css.nowrap] as const;

/** The cells of one row, in the order of the columns. */
export function TableCells<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  return columns.map((column) =>
    column.rowHeader ? (
      <th key={column.id} role="rowheader" scope="row" className={classes(css.rowHeader, ...lookOf(column))}>
        {column.cell(row)}
      </th>
    ) : (
      <td key={column.id} role="cell" className={classes(css.cell, ...lookOf(column))}>
        <span aria-hidden="true" className={css.cellLabel}>{column.header}</span>
        <span className={css.cellValue}>{column.cell(row)}</span>
      </td>
    ),
  );
}
