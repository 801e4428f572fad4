export { DataTable, type DataTableProps } from "./DataTable.tsx";
export {
  VirtualizedTable,
  type VirtualizedColumn,
  type VirtualizedTableProps,
  /** @deprecated Renamed to `VirtualizedTable` in 0.3.0; removed in 0.5.0. Codemod: `0.3.0-names.mjs`. */
  VirtualizedTable as LongTable,
  /** @deprecated Renamed to `VirtualizedColumn` in 0.3.0; removed in 0.5.0. Codemod: `0.3.0-names.mjs`. */
  type VirtualizedColumn as LongColumn,
  /** @deprecated Renamed to `VirtualizedTableProps` in 0.3.0; removed in 0.5.0. Codemod: `0.3.0-names.mjs`. */
  type VirtualizedTableProps as LongTableProps,
} from "./VirtualizedTable.tsx";
export type {
  RowActions,
  SortableColumn,
  SortDirection,
  TableSelection,
  TableSort,
  TableSorting,
  TableStatus,
  TableTotals,
} from "./dataTableParts.ts";
export { Table, type TableProps } from "./Table.tsx";
export type { Column } from "./TableCells.tsx";
