import { nextSort, type SortableColumn, type SortDirection, type TableSorting } from "./dataTableParts.ts";
import * as css from "./DataTable.css.ts";

type SortButtonProps = {
  header: string;
  sorting: TableSorting;
  column: SortableColumn;
  sorted: SortDirection | undefined;
};

/**
 * A column header that sorts. Where rows are cards it is only a name for screen readers, and a select sorts instead.
 */
export function SortButton({ header, sorting, column, sorted }: SortButtonProps) {
  return (
    <>
      <button
        type="button"
        className={css.sortButton}
        data-state={sorted ?? "unsorted"}
        onClick={() => sorting.onSort(nextSort(column, sorting.sort))}
      >
        {header}
        <SortMark sorted={sorted} />
      </button>
      <span className={css.plainHeader}>{header}</span>
    </>
  );
}

const up = "M12 19V5.5M6.5 11 12 5.5 17.5 11";
const down = "M12 5v13.5M6.5 13l5.5 5.5 5.5-5.5";
const both = "m7.5 9.5 4.5-4.5 4.5 4.5M7.5 14.5 12 19l4.5-4.5";

/** The sort indicator: one arrow in the sort direction, or both when the column is not sorted. */
function SortMark({ sorted }: { sorted: SortDirection | undefined }) {
  const shape = sorted === undefined ? both : sorted === "ascending" ? up : down;
  return (
    <svg
      aria-hidden="true"
      className={css.sortMark}
      width="1.125rem"
      height="1.125rem"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shape} />
    </svg>
  );
}
