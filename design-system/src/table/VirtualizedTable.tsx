import { Fragment, type ReactNode, useId, useMemo, useRef } from "react";
import { LiveRegion } from "../feedback/index.ts";
import { useLinkComponent } from "../link/index.ts";
import { DataHead } from "./DataHead.tsx";
import { DataRow } from "./DataRow.tsx";
import type { TableSelection, TableSorting, TableStatus } from "./dataTableParts.ts";
import * as css from "./VirtualizedTable.css.ts";
import { SkeletonRows } from "./SkeletonRows.tsx";
import type { Column } from "./TableCells.tsx";
import { TableFrame, useSpokenSorting } from "./TableFrame.tsx";
import { useRowKeys } from "./useRowKeys.ts";
import { useRowWindow } from "./useRowWindow.ts";

export type VirtualizedColumn<Row> = Column<Row> & {
  /** Sized for a date or a state; the other columns share the remaining width. */
  narrow?: boolean;
};

export type VirtualizedTableProps<Row> = {
  /** What the table contains. Screen readers announce it even when `captionHidden`. */
  caption: string;
  captionHidden?: boolean;
  /**
   * The `rowHeader` column (or the first) links to the row's page. Cells contain text, not controls: arrow keys move
   * between rows.
   */
  columns: readonly VirtualizedColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Returns the URL of a row. */
  href: (row: Row) => string;
  /** The empty state, shown instead of the rows when there are none. */
  empty: ReactNode;
  sorting?: TableSorting;
  selection?: TableSelection<Row>;
  status?: TableStatus;
};

/**
 * A virtualized table for thousands of rows, each a link to its own page. It renders only the visible rows, sets
 * `aria-rowcount`, and has one tab stop: arrow keys move between rows (roving tabindex). Provide a search field,
 * because the browser's find-in-page sees only rendered rows.
 *
 * It stays a `table` and is no `grid`: the cells contain text and no controls but the row's link, so there is nothing to
 * focus in them. Screen readers read them in order, and cell by cell with their own table commands, which a `grid` would
 * take over.
 *
 * @example
 * <VirtualizedTable caption={t("messages.caption")} columns={columns} rows={messages} rowKey={({ key }) => key} href={({ key }) => `/messages/${key}`} empty={<EmptyState ... />} />
 */
export function VirtualizedTable<Row>(props: VirtualizedTableProps<Row>) {
  const { rows, rowKey, empty, status, selection } = props;
  const captionId = useId();
  const [sorting, spoken] = useSpokenSorting(props.sorting);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
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
      {rows.length > 0 || status?.state === "loading" ? (
        <Rows {...props} sorting={sorting} keys={keys} captionId={captionId} />
      ) : null}
      {status?.state === "failed" ? status.message : null}
      {rows.length === 0 && status === undefined ? empty : null}
    </TableFrame>
  );
}

function Rows<Row>(props: VirtualizedTableProps<Row> & { keys: readonly string[]; captionId: string }) {
  const { columns, rows, keys, selection, sorting, status, captionId } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { active, ...handlers } = useRowKeys(scroller, rows.length);
  const { drawn, between } = useRowWindow(scroller, keys, active);
  const linked = useLinkedColumns(props);
  return (
    <div ref={scroller} className={css.frame}>
      <table
        role="table"
        aria-labelledby={captionId}
        aria-rowcount={rows.length + 1}
        aria-busy={status?.state === "loading" || undefined}
        className={css.long}
      >
        <colgroup>
          {selection && <col className={css.selectColumn} />}
          {columns.map(({ id, narrow }) => (
            <col key={id} className={narrow ? css.narrowColumn : undefined} />
          ))}
        </colgroup>
        <DataHead columns={columns} sorting={sorting} selection={selection} rowIndex={1} />
        <tbody role="rowgroup" className={css.rows} {...handlers}>
          {drawn.map((index, place) => (
            <Fragment key={keys[index]}>
              <Gap height={between((drawn[place - 1] ?? -1) + 1, index)} />
              <DataRow
                row={rows[index] as Row}
                id={keys[index] ?? ""}
                columns={linked(index === active)}
                selection={selection}
                rowIndex={index + 2}
                tabStop={index === active}
              />
            </Fragment>
          ))}
          <Gap height={between((drawn.at(-1) ?? -1) + 1, rows.length)} />
          {rows.length === 0 ? <SkeletonRows width={columns.length + (selection ? 1 : 0)} /> : null}
        </tbody>
      </table>
    </div>
  );
}

/** The columns with the row's name as a link. Roving tabindex: only one row is a tab stop. */
function useLinkedColumns<Row>({ columns, href }: VirtualizedTableProps<Row>) {
  const Anchor = useLinkComponent();
  return useMemo(() => {
    const named = columns.find(({ rowHeader }) => rowHeader) ?? columns[0];
    const withLink = (tabStop: boolean) =>
      columns.map((column) => {
        if (column !== named) return column;
        const cell = (row: Row) => (
          <Anchor href={href(row)} tabIndex={tabStop ? undefined : -1} data-control="open">
            {column.cell(row)}
          </Anchor>
        );
        return { ...column, rowHeader: true, cell };
      });
    const [stop, other] = [withLink(true), withLink(false)];
    return (tabStop: boolean) => (tabStop ? stop : other);
  }, [columns, href, Anchor]);
}

/** A spacer for the rows that are not rendered. */
function Gap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden="true" className={css.gap} style={{ blockSize: `${height}px` }} /> : null;
}
