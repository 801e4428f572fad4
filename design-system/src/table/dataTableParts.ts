import type { ReactNode } from "react";

export type SortDirection = "ascending" | "descending";

/** An order of the rows: by one column, one way. */
export type TableSort = { column: string; direction: SortDirection };

export type SortableColumn = {
  /** The `id` of the column. */
  column: string;
  /** The order in words, with what is sorted: "Date, oldest first". Spoken after sorting, and a line of the list on phones. */
  ascending: string;
  descending: string;
  /** Which way the first press sorts; `ascending` unless told. Dates and amounts start with `descending`. */
  first?: SortDirection;
};

export type TableSorting = {
  /** How the rows are sorted. They come sorted: the table shows the order and asks for another. */
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  /** Names the list that sorts where rows are cards: "Sort by". */
  label: string;
  columns: readonly SortableColumn[];
};

export type TableSelection<Row> = {
  /** Keys of the chosen rows; rows of other pages may be among them. */
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** Name of the column of boxes, spoken only: "Selection". */
  header: string;
  /** Beside the box that chooses all rows shown: "Select all users". */
  allLabel: string;
  /** Name of a row's own box: "Select Ana Rivera". */
  rowLabel: (row: Row) => string;
  /** How many are chosen, shown and spoken: "2 selected". */
  count: (selected: number) => string;
  /** What can be done with the chosen rows; shown while there are any. */
  actions?: ReactNode;
};

export type TableStatus =
  /** Rows are on their way: shapes of rows where there are none yet, a turning ring above those that are there. The label is spoken. */
  | { state: "loading"; label: string }
  /** Rows are missing: the message stands after those that are there, and says what to do. */
  | { state: "failed"; message: ReactNode };

export type TableTotals = {
  /** Names the row of sums: "Total". */
  label: string;
  /** Sums by the `id` of their column. */
  cells: Readonly<Record<string, ReactNode>>;
};

export type RowActions<Row> = {
  /** Name of the last column: "Actions". */
  header: string;
  /** Buttons or links that say what they act on: several rows have the same ones. */
  actions: (row: Row) => ReactNode;
};

const otherWay = (direction: SortDirection): SortDirection => (direction === "ascending" ? "descending" : "ascending");

/** The order that a press on a column's header asks for: the other way round on the one that sorts, else its first way. */
export function nextSort({ column, first = "ascending" }: SortableColumn, sort: TableSort): TableSort {
  return { column, direction: sort.column === column ? otherWay(sort.direction) : first };
}

/** The words of an order; empty for one that the table does not offer. */
export function wordsOf(columns: readonly SortableColumn[], { column, direction }: TableSort): string {
  return columns.find((sortable) => sortable.column === column)?.[direction] ?? "";
}
