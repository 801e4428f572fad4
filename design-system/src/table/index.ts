export { Table, type TableProps } from "./Table.tsx";
export type { Column } from "./TableRow.tsx";
