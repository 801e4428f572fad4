import type { RowActions, TableSelection } from "./dataTableParts.ts";
import * as css from "./DataTable.css.ts";
import { SelectBox } from "./SelectBox.tsx";
import * as selectCss from "./SelectBox.css.ts";
import { type Column, TableCells } from "./TableCells.tsx";

type DataRowProps<Row> = {
  row: Row;
  id: string;
  columns: readonly Column<Row>[];
  selection?: TableSelection<Row> | undefined;
  rowActions?: RowActions<Row> | undefined;
  rowIndex?: number | undefined;
  /** Whether its checkbox is a tab stop; it is by default. */
  tabStop?: boolean | undefined;
};

/** One row: its checkbox, its cells, its actions. */
export function DataRow<Row>({ row, id, columns, selection, rowActions, rowIndex, tabStop }: DataRowProps<Row>) {
  const chosen = selection?.selected.has(id) ?? false;
  return (
    <tr role="row" aria-rowindex={rowIndex} className={css.row} data-state={chosen ? "selected" : "plain"}>
      {selection && (
        <td role="cell" className={selectCss.cell}>
          <SelectBox
            label={selection.rowLabel(row)}
            state={chosen ? "all" : "none"}
            tabStop={tabStop}
            onChange={(checked) => selection.onSelect(withRow(selection.selected, id, checked))}
          />
        </td>
      )}
      <TableCells row={row} columns={columns} />
      {rowActions && (
        <td role="cell" className={css.actionsCell}>
          {rowActions.actions(row)}
        </td>
      )}
    </tr>
  );
}

function withRow(selected: ReadonlySet<string>, id: string, chosen: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  if (chosen) next.add(id);
  else next.delete(id);
  return next;
}
