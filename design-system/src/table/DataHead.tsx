import { VisuallyHidden } from "../hidden/index.ts";
import { classes } from "../internal/classes.ts";
import type { RowActions, TableSelection, TableSorting } from "./dataTableParts.ts";
import * as css from "./DataTable.css.ts";
import * as selectCss from "./SelectBox.css.ts";
import { SortButton } from "./SortButton.tsx";
import * as table from "./Table.css.ts";
import type { Column } from "./TableCells.tsx";

type DataHeadProps<Row> = {
  columns: readonly Column<Row>[];
  sorting?: TableSorting | undefined;
  selection?: TableSelection<Row> | undefined;
  rowActions?: RowActions<Row> | undefined;
  /** `aria-rowindex` of the header, if not all rows are rendered. */
  rowIndex?: number | undefined;
};

/** The header row. Sortable columns are buttons. */
export function DataHead<Row>({ columns, sorting, selection, rowActions, rowIndex }: DataHeadProps<Row>) {
  return (
    <thead role="rowgroup" className={table.head}>
      <tr role="row" aria-rowindex={rowIndex}>
        {selection && (
          <th role="columnheader" scope="col" className={selectCss.columnHead}>
            <VisuallyHidden>{selection.header}</VisuallyHidden>
          </th>
        )}
        {columns.map((column) => (
          <ColumnHeader key={column.id} column={column} sorting={sorting} />
        ))}
        {rowActions && (
          <th role="columnheader" scope="col" className={css.actionsHead}>
            {rowActions.header}
          </th>
        )}
      </tr>
    </thead>
  );
}

function ColumnHeader<Row>({
  column: { id, header, align = "start" },
  sorting,
}: {
  column: Column<Row>;
  sorting?: TableSorting | undefined;
}) {
  const sortable = sorting?.columns.find(({ column }) => column === id);
  const sorted = sortable && sorting?.sort.column === id ? sorting.sort.direction : undefined;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted}
      className={classes(sortable ? css.sortableHead : css.head, table.align[align])}
    >
      {sorting && sortable ? (
        <SortButton header={header} sorting={sorting} column={sortable} sorted={sorted} />
      ) : (
        header
      )}
    </th>
  );
}
