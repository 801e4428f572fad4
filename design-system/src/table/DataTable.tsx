import { type ReactNode, useId, useRef } from "react";
import { LiveRegion } from "../feedback/index.ts";
import { DataHead } from "./DataHead.tsx";
import { DataRow } from "./DataRow.tsx";
import type { RowActions, TableSelection, TableSorting, TableStatus, TableTotals } from "./dataTableParts.ts";
import * as css from "./DataTable.css.ts";
import { SkeletonRows } from "./SkeletonRows.tsx";
import * as table from "./Table.css.ts";
import type { Column } from "./TableCells.tsx";
import { TableFrame, useSpokenSorting } from "./TableFrame.tsx";
import { TotalsRow } from "./TotalsRow.tsx";
import { useScrolls } from "./useScrolls.ts";

export type DataTableProps<Row> = {
  /** What the table holds. Always there for those who hear it, also when `captionHidden`. */
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Stands in place of the rows when there are none. */
  empty: ReactNode;
  sorting?: TableSorting;
  selection?: TableSelection<Row>;
  /** What keeps rows away, while something does. */
  status?: TableStatus;
  totals?: TableTotals;
  /** What can be done with one row. */
  rowActions?: RowActions<Row>;
  /** The rows scroll in a frame of their own, under their header. On phones and on paper they do not. */
  stickyHeader?: boolean;
};

/**
 * Rows to work with: sorted, chosen, acted upon, loaded in parts. Each ability is a part that comes with its words or not at all. For rows
 * that are only read, take `Table`; for more than 500, `LongTable`.
 *
 * @example
 * <DataTable caption={copy("users.caption")} columns={columns} rows={users} rowKey={({ id }) => id} empty={<EmptyState ... />}
 *   sorting={{ sort, onSort: setSort, label: copy("users.sortBy"), columns: [{ column: "name", ascending: "Name, A to Z", descending: "Name, Z to A" }] }} />
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowKey, empty, status, selection } = props;
  const captionId = useId();
  const [sorting, spoken] = useSpokenSorting(props.sorting);
  const keys = rows.map(rowKey);
  const nothing = rows.length === 0 && status?.state !== "loading";
  return (
    <TableFrame caption={props.caption} captionHidden={props.captionHidden} captionId={captionId} keys={keys} sorting={sorting} selection={selection} status={status}>
      <LiveRegion urgency="polite" message={spoken} />
      {nothing ? (status?.message ?? empty) : <Rows {...props} sorting={sorting} keys={keys} captionId={captionId} />}
    </TableFrame>
  );
}

type RowsProps<Row> = DataTableProps<Row> & { keys: readonly string[]; captionId: string };

function Rows<Row>(props: RowsProps<Row>) {
  const { columns, rows, keys, selection, sorting, rowActions, totals, status, captionId } = props;
  const loading = status?.state === "loading";
  const width = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0);
  return (
    <Scroller look={props.stickyHeader ? "scrolling" : selection ? "frame" : "flow"} captionId={captionId}>
      <table role="table" aria-labelledby={captionId} aria-busy={loading || undefined} className={css.data}>
        <DataHead columns={columns} sorting={sorting} selection={selection} rowActions={rowActions} />
        <tbody role="rowgroup" className={table.rows}>
          {rows.map((row, index) => (
            <DataRow key={keys[index]} id={keys[index] ?? ""} row={row} columns={columns} selection={selection} rowActions={rowActions} />
          ))}
          {loading && rows.length === 0 ? <SkeletonRows width={width} /> : null}
          {status?.state === "failed" ? <MessageRow width={width}>{status.message}</MessageRow> : null}
        </tbody>
        {totals && rows.length > 0 ? <TotalsRow totals={totals} columns={columns} before={Boolean(selection)} after={Boolean(rowActions)} /> : null}
      </table>
    </Scroller>
  );
}

function Scroller({ look, captionId, children }: { look: "flow" | "frame" | "scrolling"; captionId: string; children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(scroller);
  const stop = scrolls ? { role: "region", tabIndex: 0, "aria-labelledby": captionId } : {};
  return (
    <div ref={scroller} {...stop} className={css[look]}>
      {children}
    </div>
  );
}

/** Says under the rows that others are missing, and what to do. */
function MessageRow({ width, children }: { width: number; children: ReactNode }) {
  return (
    <tr role="row" className={css.messageRow}>
      <td role="cell" colSpan={width} className={css.messageCell}>
        {children}
      </td>
    </tr>
  );
}
