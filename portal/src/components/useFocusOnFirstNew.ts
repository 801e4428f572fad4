import { type RefObject, useEffect, useRef } from "react";

export type GrowingList<E extends HTMLElement> = {
  /** The element around the list. */
  listRef: RefObject<E | null>;
  /** Call it with the request for more entries. */
  asked: () => void;
};

/**
 * Moves focus to the first new entry of a list that grows at its end: to its first control, else to its row header or
 * the entry itself. On the last page the pressed button disappears, and the reading goes on at what it brought.
 *
 * @param entries how many are shown
 * @param entry selector of one entry
 * @example const { listRef, asked } = useFocusOnFirstNew<HTMLDivElement>(entries.length, "tbody tr");
 */
export function useFocusOnFirstNew<E extends HTMLElement>(entries: number, entry: string): GrowingList<E> {
  const listRef = useRef<E>(null);
  const shownBefore = useRef<number | undefined>(undefined);
  useEffect(() => {
    const before = shownBefore.current;
    if (before === undefined || entries === before) return;
    shownBefore.current = undefined;
    // Fewer: other filters have replaced the list meanwhile.
    if (entries < before) return;
    const added = listRef.current?.querySelectorAll<HTMLElement>(entry).item(before);
    if (added) focusIn(added);
  }, [entries, entry]);
  return { listRef, asked: () => void (shownBefore.current = entries) };
}

function focusIn(added: HTMLElement): void {
  const control = added.querySelector<HTMLElement>("a[href], button");
  if (control) return control.focus();
  const place = added.querySelector<HTMLElement>("th") ?? added;
  place.tabIndex = -1;
  place.focus();
}
