import { classes } from "../internal/classes.ts";
import type { TableTotals } from "./dataTableParts.ts";
import * as css from "./DataTable.css.ts";
import * as table from "./Table.css.ts";
import { type Column, inOnePiece } from "./TableCells.tsx";

type TotalsRowProps<Row> = { totals: TableTotals; columns: readonly Column<Row>[]; before: boolean; after: boolean };

/** Sums under their columns; the label stands where a row has its name. On phones it is a card of its own, without the empty cells. */
export function TotalsRow<Row>({ totals, columns, before, after }: TotalsRowProps<Row>) {
  const named = columns.find(({ rowHeader }) => rowHeader) ?? columns[0];
  return (
    <tfoot role="rowgroup" className={css.foot}>
      <tr role="row" className={css.totals}>
        {before && <td role="cell" className={css.noTotal} />}
        {columns.map((column) =>
          column === named ? (
            <th key={column.id} role="rowheader" scope="row" className={classes(css.totalsHeader, table.align[column.align ?? "start"])}>
              {totals.label}
            </th>
          ) : (
            <Sum key={column.id} column={column} totals={totals} />
          ),
        )}
        {after && <td role="cell" className={css.noTotal} />}
      </tr>
    </tfoot>
  );
}

function Sum<Row>({ column: { id, header, align = "start" }, totals }: { column: Column<Row>; totals: TableTotals }) {
  const sum = totals.cells[id];
  if (sum === undefined) return <td role="cell" className={css.noTotal} />;
  return (
    <td role="cell" data-label={header} className={classes(css.total, table.align[align])}>
      {inOnePiece(sum)}
    </td>
  );
}
