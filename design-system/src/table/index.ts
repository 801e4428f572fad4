export { DataTable, type DataTableProps } from "./DataTable.tsx";
export { LongTable, type LongColumn, type LongTableProps } from "./LongTable.tsx";
export type { RowActions, SortableColumn, SortDirection, TableSelection, TableSort, TableSorting, TableStatus, TableTotals } from "./dataTableParts.ts";
export { Table, type TableProps } from "./Table.tsx";
export type { Column } from "./TableCells.tsx";
