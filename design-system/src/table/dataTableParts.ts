import type { ReactNode } from "react";

export type SortDirection = "ascending" | "descending";

/** A sort order: one column, one direction. */
export type TableSort = { column: string; direction: SortDirection };

export type SortableColumn = {
  /** The `id` of the column. */
  column: string;
  /** The sort order in words: "Date, oldest first". Announced after sorting, and an option of the select on phones. */
  ascending: string;
  descending: string;
  /** The direction of the first press; `ascending` by default. Use `descending` for dates and amounts. */
  first?: SortDirection;
};

export type TableSorting = {
  /** The current sort order (controlled). The caller sorts the rows; the table shows the order and requests another. */
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  /** Label of the select that sorts where rows are cards: "Sort by". */
  label: string;
  columns: readonly SortableColumn[];
};

export type TableSelection<Row> = {
  /** Keys of the selected rows; may include rows of other pages. */
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** Name of the checkbox column, for screen readers only: "Selection". */
  header: string;
  /** Label of the "select all" checkbox, which selects the rows shown: "Select all users". */
  allLabel: string;
  /** Accessible name of a row's checkbox: "Select Ana Rivera". */
  rowLabel: (row: Row) => string;
  /** The number of selected rows, shown and announced: "2 selected". */
  count: (selected: number) => string;
  /** Bulk actions; shown while rows are selected. */
  actions?: ReactNode;
};

export type TableStatus =
  /** Loading: placeholder rows while there are none, otherwise a spinner above the rows. The label is announced. */
  | { state: "loading"; label: string }
  /** Loading failed: the message below the rows says what to do. */
  | { state: "failed"; message: ReactNode };

export type TableTotals = {
  /** Label of the totals row: "Total". */
  label: string;
  /** Totals by column `id`. */
  cells: Readonly<Record<string, ReactNode>>;
};

export type RowActions<Row> = {
  /** Name of the actions column: "Actions". */
  header: string;
  /** Buttons or links whose names include the row, because several rows have the same actions. */
  actions: (row: Row) => ReactNode;
};

const otherWay = (direction: SortDirection): SortDirection => (direction === "ascending" ? "descending" : "ascending");

/** The sort order that a press on a header requests: the reverse on the sorted column, else its first direction. */
export function nextSort({ column, first = "ascending" }: SortableColumn, sort: TableSort): TableSort {
  return { column, direction: sort.column === column ? otherWay(sort.direction) : first };
}

/** The label of a sort order; empty for one that the table does not offer. */
export function wordsOf(columns: readonly SortableColumn[], { column, direction }: TableSort): string {
  return columns.find((sortable) => sortable.column === column)?.[direction] ?? "";
}
