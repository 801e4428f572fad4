import { type ReactNode, useState } from "react";
import { LiveRegion } from "../feedback/index.ts";
import { VisuallyHidden } from "../hidden/index.ts";
import { BusyMark } from "../internal/BusyMark.tsx";
import { type TableSelection, type TableSorting, type TableStatus, wordsOf } from "./dataTableParts.ts";
import * as css from "./DataTable.css.ts";
import { SelectionBar } from "./SelectionBar.tsx";
import { SortList } from "./SortList.tsx";

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

/** What stands around the rows: the caption, the tools above them, and what is spoken. */
export function TableFrame<Row>({ caption, captionHidden, captionId, keys, sorting, selection, status, children }: FrameProps<Row>) {
  const words = <p id={captionId} className={css.caption}>{caption}</p>;
  return (
    <div className={css.place} data-state={status?.state ?? "ready"}>
      {captionHidden ? <VisuallyHidden as="div">{words}</VisuallyHidden> : words}
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

/** Mounted with the table, so that its words are heard when they come. Shapes of rows need no visible words beside them. */
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

/** Says the new order after somebody asked for it: a header that only changes its state is often not heard. */
export function useSpokenSorting(sorting: TableSorting | undefined): [TableSorting | undefined, string] {
  const [asked, setAsked] = useState(false);
  if (!sorting) return [undefined, ""];
  const onSort: TableSorting["onSort"] = (sort) => {
    setAsked(true);
    sorting.onSort(sort);
  };
  return [{ ...sorting, onSort }, asked ? wordsOf(sorting.columns, sorting.sort) : ""];
}
