import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { LiveRegion } from "../feedback/index.ts";
import { VisuallyHidden } from "../hidden/index.ts";
import { moved } from "./order.ts";
import * as css from "./ReorderableList.css.ts";
import { ReorderableRow } from "./ReorderableRow.tsx";
import { useDragging } from "./useDragging.ts";
import { useLifting } from "./useLifting.ts";
import type { ReorderableLabels, Said } from "./labels.ts";

export type ReorderableListProps<Item> = {
  /** Accessible name: "Active channels". Not shown. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Name of a row: in its buttons and in the announcements. */
  itemName: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** Called with the new order when a row was dropped. */
  onReorder: (items: readonly Item[]) => void;
  labels: ReorderableLabels;
};

/**
 * A list whose order the user changes: by drag and drop, by lifting a row and moving it with the keyboard, or one
 * position at a time with buttons.
 *
 * @example
 * <ReorderableList label={t("channels.active")} items={channels} itemKey={({ id }) => id} itemName={({ name }) => name} onReorder={save} labels={labels}>
 *   {(channel) => <Text>{channel.name}</Text>}
 * </ReorderableList>
 */
export function ReorderableList<Item>({
  label,
  items,
  itemKey,
  itemName,
  children,
  onReorder,
  labels,
}: ReorderableListProps<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const instructionsId = useId();
  const [spoken, say] = useState("");
  const byKey = new Map(items.map((item) => [itemKey(item), item]));
  const keys = [...byKey.keys()];
  const itemsOf = (order: readonly string[]) => order.flatMap((key) => byKey.get(key) ?? []);
  const nameOf = (key: string) => itemsOf([key]).map(itemName).join("");
  const tell = (said: Said, key: string, place: number) => say(said(nameOf(key), place + 1, keys.length));

  const lifting = useLifting(keys, {
    lifted: (key, place) => tell(labels.lifted, key, place),
    moved: (key, place) => tell(labels.moved, key, place),
    putBack: (key, place) => tell(labels.putBack, key, place),
    dropped: (key, place, order) => {
      if (order.some((other, index) => other !== keys[index])) onReorder(itemsOf(order));
      tell(labels.dropped, key, place);
    },
  });
  const order = lifting.held?.order ?? keys;
  const reorder = (from: number, to: number, said: Said) => {
    lifting.release();
    onReorder(itemsOf(moved(order, from, to)));
    tell(said, order[from] ?? "", to);
  };
  const dragging = useDragging(list, order.join("\n"), (from, to) => reorder(from, to, labels.dropped));
  useKeepInSight(list, order);
  return (
    <div className={css.place}>
      <VisuallyHidden id={instructionsId}>{labels.instructions}</VisuallyHidden>
      <ol
        ref={list}
        aria-label={label}
        data-state={dragging.dragged === undefined ? "resting" : "dragging"}
        className={css.list}
      >
        {itemsOf(order).map((item, index) => (
          <ReorderableRow
            key={order[index]}
            name={itemName(item)}
            labels={labels}
            instructionsId={instructionsId}
            state={lifting.held?.key === order[index] || dragging.dragged === index ? "lifted" : "resting"}
            first={index === 0}
            last={index === order.length - 1}
            onPress={(event) => (dragging.endsDrag(event) ? undefined : lifting.press(order[index] ?? ""))}
            onLeave={lifting.drop}
            onKeyDown={lifting.onKeyDown}
            onGrasp={(event) => dragging.start(event, index)}
            onMove={(by) => reorder(index, index + by, labels.moved)}
          >
            {children(item)}
          </ReorderableRow>
        ))}
      </ol>
      <LiveRegion urgency="assertive" message={spoken} />
    </div>
  );
}

/** Scrolls the focused row into view after a move. */
function useKeepInSight(list: { current: HTMLElement | null }, order: readonly string[]) {
  const shown = order.join("\n");
  useEffect(() => {
    const row = document.activeElement?.closest("li");
    if (row && list.current?.contains(row)) row.scrollIntoView({ block: "nearest" });
  }, [list, shown]);
}
