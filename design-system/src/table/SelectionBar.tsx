import type { TableSelection } from "./dataTableParts.ts";
import { SelectBox } from "./SelectBox.tsx";
import * as css from "./SelectBox.css.ts";

/** The keys after the box of all rows was pressed: those shown come or go, those of other pages stay. */
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

/** Above the rows: chooses all of them, says how many are chosen, and holds what can be done with them. */
export function SelectionBar<Row>({ selection, keys }: { selection: TableSelection<Row>; keys: readonly string[] }) {
  const { selected, onSelect, allLabel, count, actions } = selection;
  return (
    <div className={css.bar}>
      <span className={css.all}>
        <SelectBox state={stateOf(selected, keys)} onChange={(chosen) => onSelect(withAll(selected, keys, chosen))}>
          {allLabel}
        </SelectBox>
      </span>
      <span role="status" className={css.count}>
        {selected.size > 0 ? count(selected.size) : null}
      </span>
      {selected.size > 0 && actions ? <span className={css.actions}>{actions}</span> : null}
    </div>
  );
}
