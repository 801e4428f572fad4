import { type ReactNode, useId, useState } from "react";
import { LiveRegion } from "../feedback/index.ts";
import { VisuallyHidden } from "../hidden/index.ts";
import { BusyMark } from "../internal/BusyMark.tsx";
import { type TableSelection, type TableSort, type TableSorting, type TableStatus, wordsOf } from "./dataTableParts.ts";
import { SelectBox } from "./SelectBox.tsx";
import { Select } from "../field/index.ts";
import * as css from "./DataTable.css.ts";
import * as barCss from "./SelectBox.css.ts";

export type FrameProps<Row> = {
  caption: string;
  captionHidden?: boolean | undefined;
  captionId: string;
  keys: readonly string[];
  sorting?: TableSorting | undefined;
  selection?: TableSelection<Row> | undefined;
  status?: TableStatus | undefined;
  children: ReactNode;
};

/** What surrounds the rows: the caption, the toolbar above them, and the live region. */
export function TableFrame<Row>({
  caption,
  captionHidden,
  captionId,
  keys,
  sorting,
  selection,
  status,
  children,
}: FrameProps<Row>) {
  const labels = (
    <p id={captionId} className={css.caption}>
      {caption}
    </p>
  );
  return (
    <div className={css.place} data-state={status?.state ?? "ready"}>
      {captionHidden ? <VisuallyHidden as="div">{labels}</VisuallyHidden> : labels}
      {keys.length > 0 && (selection ?? sorting) ? (
        <div className={css.tools}>
          {selection && <SelectionBar selection={selection} keys={keys} />}
          {sorting && <SortList sorting={sorting} />}
        </div>
      ) : null}
      <Loading status={status} quiet={keys.length === 0} />
      {children}
    </div>
  );
}

/**
 * The live region, mounted with the table so that its announcements are heard. Placeholder rows need no visible loading
 * label.
 */
function Loading({ status, quiet }: { status: TableStatus | undefined; quiet: boolean }) {
  const label = status?.state === "loading" ? status.label : "";
  const shown = label !== "" && !quiet;
  return (
    <>
      <LiveRegion urgency="polite" message={label} />
      {shown && (
        <p aria-hidden="true" className={css.busy}>
          <BusyMark />
          {label}
        </p>
      )}
    </>
  );
}

/** Announces a new sort order: screen readers often ignore a header whose `aria-sort` changes. */
export function useSpokenSorting(sorting: TableSorting | undefined): [TableSorting | undefined, string] {
  const [asked, setAsked] = useState(false);
  if (!sorting) return [undefined, ""];
  const onSort: TableSorting["onSort"] = (sort) => {
    setAsked(true);
    sorting.onSort(sort);
  };
  return [{ ...sorting, onSort }, asked ? wordsOf(sorting.columns, sorting.sort) : ""];
}

/**
 * Returns the selection after "select all" was toggled: adds or removes the rows shown; rows of other pages keep their
 * state.
 */
function withAll(selected: ReadonlySet<string>, keys: readonly string[], chosen: boolean): ReadonlySet<string> {
  const shown = new Set(keys);
  const others = [...selected].filter((key) => !shown.has(key));
  return new Set(chosen ? [...others, ...keys] : others);
}

function stateOf(selected: ReadonlySet<string>, keys: readonly string[]) {
  const chosen = keys.filter((key) => selected.has(key)).length;
  if (chosen === 0) return "none";
  return chosen === keys.length ? "all" : "some";
}

/** The toolbar above the rows: "select all", the number of selected rows, and the bulk actions. */
function SelectionBar<Row>({ selection, keys }: { selection: TableSelection<Row>; keys: readonly string[] }) {
  const { selected, onSelect, allLabel, count, actions } = selection;
  return (
    <div className={barCss.bar}>
      <span className={barCss.all}>
        <SelectBox state={stateOf(selected, keys)} onChange={(chosen) => onSelect(withAll(selected, keys, chosen))}>
          {allLabel}
        </SelectBox>
      </span>
      <span role="status" className={barCss.count}>
        {selected.size > 0 ? count(selected.size) : null}
      </span>
      {selected.size > 0 && actions ? <span className={barCss.actions}>{actions}</span> : null}
    </div>
  );
}

const directions = ["ascending", "descending"] as const;

/** A select with every sort order, for layouts where rows are cards without headers. */
function SortList({ sorting }: { sorting: TableSorting }) {
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
      {/* An empty option for a sort order that is not offered; the browser would otherwise show the first one. */}
      <Select
        label={label}
        name={name}
        value={now < 0 ? "" : String(now)}
        placeholder={now < 0 ? "–" : undefined}
        options={options}
        onChange={choose}
      />
    </div>
  );
}
