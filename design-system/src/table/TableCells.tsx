import { memo, type ReactNode } from "react";
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

type TableCellsProps<Row> = { row: Row; columns: readonly Column<Row>[] };

/** The cells of one row, in the order of the columns. Drawn again when the row or the columns are others, not whenever the screen is. */
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

/** What stands opposite the label on a phone, in one piece; words alone are one already. */
export function inOnePiece(value: ReactNode): ReactNode {
  return typeof value === "string" ? value : <span className={css.cellValue}>{value}</span>;
}
