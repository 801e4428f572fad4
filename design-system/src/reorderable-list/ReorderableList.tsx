import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { LiveRegion } from "../feedback/index.ts";
import { VisuallyHidden } from "../hidden/index.ts";
import { moved } from "./order.ts";
import * as css from "./ReorderableList.css.ts";
import { ReorderableRow } from "./ReorderableRow.tsx";
import { useDragging } from "./useDragging.ts";
import { useLifting } from "./useLifting.ts";
import type { ReorderableWords, Said } from "./words.ts";

export type ReorderableListProps<Item> = {
  /** What is put in order: "Active channels". Spoken, not shown. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Name of a row: in its buttons and in what is spoken. */
  itemName: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** Hears the new order when a row was dropped. */
  onReorder: (items: readonly Item[]) => void;
  words: ReorderableWords;
};

/**
 * A list whose order people choose: by dragging, by lifting a row with the keyboard, or one place at a time with buttons.
 *
 * @example
 * <ReorderableList label={t("channels.active")} items={channels} itemKey={({ id }) => id} itemName={({ name }) => name} onReorder={save} words={words}>
 *   {(channel) => <Text>{channel.name}</Text>}
 * </ReorderableList>
 */
export function ReorderableList<Item>({ label, items, itemKey, itemName, children, onReorder, words }: ReorderableListProps<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const instructionsId = useId();
  const [spoken, say] = useState("");
  const byKey = new Map(items.map((item) => [itemKey(item), item]));
  const keys = [...byKey.keys()];
  const itemsOf = (order: readonly string[]) => order.flatMap((key) => byKey.get(key) ?? []);
  const nameOf = (key: string) => itemsOf([key]).map(itemName).join("");
  const tell = (said: Said, key: string, place: number) => say(said(nameOf(key), place + 1, keys.length));

  const reorder = (from: number, to: number, said: Said) => {
    onReorder(itemsOf(moved(keys, from, to)));
    tell(said, keys[from] ?? "", to);
  };
  const lifting = useLifting(keys, {
    lifted: (key, place) => tell(words.lifted, key, place),
    moved: (key, place) => tell(words.moved, key, place),
    putBack: (key, place) => tell(words.putBack, key, place),
    dropped: (key, place, order) => {
      if (order.some((other, index) => other !== keys[index])) onReorder(itemsOf(order));
      tell(words.dropped, key, place);
    },
  });
  const { dragged, start } = useDragging(list, keys.join("\n"), (from, to) => reorder(from, to, words.dropped));
  const order = lifting.held?.order ?? keys;
  useKeepInSight(list, order);
  return (
    <div className={css.place}>
      <VisuallyHidden id={instructionsId}>{words.instructions}</VisuallyHidden>
      <ol ref={list} aria-label={label} data-state={dragged === undefined ? "resting" : "dragging"} className={css.list}>
        {itemsOf(order).map((item, index) => (
          <ReorderableRow
            key={order[index]}
            name={itemName(item)}
            words={words}
            instructionsId={instructionsId}
            state={lifting.held?.key === order[index] || dragged === index ? "lifted" : "resting"}
            first={index === 0}
            last={index === order.length - 1}
            onPress={() => lifting.press(order[index] ?? "")}
            onLeave={lifting.drop}
            onKeyDown={lifting.onKeyDown}
            onGrasp={(event) => start(event, index)}
            onMove={(by) => reorder(index, index + by, words.moved)}
          >
            {children(item)}
          </ReorderableRow>
        ))}
      </ol>
      <LiveRegion urgency="assertive" message={spoken} />
    </div>
  );
}

/** After a move the row that holds the focus is still in sight. */
function useKeepInSight(list: { current: HTMLElement | null }, order: readonly string[]) {
  const shown = order.join("\n");
  useEffect(() => {
    const row = document.activeElement?.closest("li");
    if (row && list.current?.contains(row)) row.scrollIntoView({ block: "nearest" });
  }, [list, shown]);
}
