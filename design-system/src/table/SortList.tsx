import { useId } from "react";
import { Select } from "../field/index.ts";
import { type TableSort, type TableSorting, wordsOf } from "./dataTableParts.ts";
import * as css from "./DataTable.css.ts";

const directions = ["ascending", "descending"] as const;

/** Every order in one list: how rows are sorted where they are cards and no headers are seen. */
export function SortList({ sorting }: { sorting: TableSorting }) {
  const name = useId();
  const { sort, onSort, label, columns } = sorting;
  const orders: TableSort[] = columns.flatMap(({ column }) => directions.map((direction) => ({ column, direction })));
  const now = orders.findIndex(({ column, direction }) => column === sort.column && direction === sort.direction);
  const options = orders.map((order, index) => ({ value: String(index), label: wordsOf(columns, order) }));
  const choose = (value: string) => {
    const order = orders[Number(value)];
    if (order && value !== "") onSort(order);
  };
  return (
    <div className={css.sortList}>
      {/* An order that is not offered is not called by another's name. */}
      <Select label={label} name={name} value={now < 0 ? "" : String(now)} placeholder={now < 0 ? "–" : undefined} options={options} onChange={choose} />
    </div>
  );
}
