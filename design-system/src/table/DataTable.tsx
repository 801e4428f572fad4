import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { LiveRegion } from "../feedback/index.ts";
import { DataHead } from "./DataHead.tsx";
import { DataRow } from "./DataRow.tsx";
import type { RowActions, TableSelection, TableSorting, TableStatus, TableTotals } from "./dataTableParts.ts";
import { SkeletonRows } from "./SkeletonRows.tsx";
import { type Column, inOnePiece } from "./TableCells.tsx";
import { TableFrame, useSpokenSorting } from "./TableFrame.tsx";
import { classes } from "../internal/classes.ts";
import * as css from "./DataTable.css.ts";
import * as table from "./Table.css.ts";

export type DataTableProps<Row> = {
  /** What the table contains. Screen readers announce it even when `captionHidden`. */
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The empty state, shown instead of the rows when there are none. */
  empty: ReactNode;
  sorting?: TableSorting;
  selection?: TableSelection<Row>;
  /** The loading or error state, if any. */
  status?: TableStatus;
  totals?: TableTotals;
  /** The actions of one row. */
  rowActions?: RowActions<Row>;
  /** Rows scroll in their own container under a sticky header. Not on phones and not in print. */
  stickyHeader?: boolean;
};

/**
 * A table with sorting, selection, row actions, totals, and loading and error states. Each feature is a prop that
 * includes its labels; omit the prop to omit the feature. For read-only rows use `Table`; for more than 500 rows use
 * `VirtualizedTable`.
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
    <TableFrame
      caption={props.caption}
      captionHidden={props.captionHidden}
      captionId={captionId}
      keys={keys}
      sorting={sorting}
      selection={selection}
      status={status}
    >
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
            <DataRow
              key={keys[index]}
              id={keys[index] ?? ""}
              row={row}
              columns={columns}
              selection={selection}
              rowActions={rowActions}
            />
          ))}
          {loading && rows.length === 0 ? <SkeletonRows width={width} /> : null}
          {status?.state === "failed" ? <MessageRow width={width}>{status.message}</MessageRow> : null}
        </tbody>
        {totals && rows.length > 0 ? (
          <TotalsRow totals={totals} columns={columns} before={Boolean(selection)} after={Boolean(rowActions)} />
        ) : null}
      </table>
    </Scroller>
  );
}

function Scroller({
  look,
  captionId,
  children,
}: {
  look: "flow" | "frame" | "scrolling";
  captionId: string;
  children: ReactNode;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(scroller);
  const stop = scrolls ? { role: "region", tabIndex: 0, "aria-labelledby": captionId } : {};
  return (
    <div ref={scroller} {...stop} className={css[look]}>
      {children}
    </div>
  );
}

/** Shown below the rows when loading failed: says what is missing and what to do. */
function MessageRow({ width, children }: { width: number; children: ReactNode }) {
  return (
    <tr role="row" className={css.messageRow}>
      <td role="cell" colSpan={width} className={css.messageCell}>
        {children}
      </td>
    </tr>
  );
}

type TotalsRowProps<Row> = { totals: TableTotals; columns: readonly Column<Row>[]; before: boolean; after: boolean };

/**
 * The totals under their columns, with the label in the column that names the rows. On phones it is a card without the
 * empty cells.
 */
function TotalsRow<Row>({ totals, columns, before, after }: TotalsRowProps<Row>) {
  const named = columns.find(({ rowHeader }) => rowHeader) ?? columns[0];
  return (
    <tfoot role="rowgroup" className={css.foot}>
      <tr role="row" className={css.totals}>
        {before && <td role="cell" className={css.noTotal} />}
        {columns.map((column) =>
          column === named ? (
            <th
              key={column.id}
              role="rowheader"
              scope="row"
              className={classes(css.totalsHeader, table.align[column.align ?? "start"])}
            >
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

/** Whether an element overflows: only then is it a tab stop, from which arrow keys scroll. */
function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const scroller = element.current;
    if (!scroller) return;
    const look = () =>
      setScrolls(scroller.scrollHeight > scroller.clientHeight || scroller.scrollWidth > scroller.clientWidth);
    const observer = new ResizeObserver(look);
    for (const observed of [scroller, ...scroller.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return scrolls;
}
