import { memo, type ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import * as css from "./Table.css.ts";

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for amounts, so that their digits align. */
  align?: "start" | "end";
  /** Prevents line breaks in short values: dates, times. Not for text. */
  nowrap?: boolean;
  /** The row header: announced with each cell of the row, and the title of its card on phones. */
  rowHeader?: boolean;
};

const lookOf = <Row,>({ align = "start", nowrap }: Column<Row>) => [css.align[align], nowrap && css.nowrap] as const;

type TableCellsProps<Row> = { row: Row; columns: readonly Column<Row>[] };

/** The cells of one row, in column order. Memoised: they rerender only when the row or the columns change. */
export const TableCells = memo(function TableCells<Row>({ row, columns }: TableCellsProps<Row>) {
  return columns.map((column) =>
    column.rowHeader ? (
      <th key={column.id} role="rowheader" scope="row" className={classes(css.rowHeader, ...lookOf(column))}>
        {column.cell(row)}
      </th>
    ) : (
      <td key={column.id} role="cell" data-label={column.header} className={classes(css.cell, ...lookOf(column))}>
        {inOnePiece(column.cell(row))}
      </td>
    ),
  );
}) as <Row>(props: TableCellsProps<Row>) => ReactNode;

/** Wraps the value opposite the label on a phone in one element; a plain string needs none. */
export function inOnePiece(value: ReactNode): ReactNode {
  return typeof value === "string" ? value : <span className={css.cellValue}>{value}</span>;
}
