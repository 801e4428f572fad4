import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from "react";

const moves: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Rows that are one stop of the Tab key together; arrow keys, Home and End go from row to row. A row is a control with `data-row`.
 *
 * @param first the row that is the stop until somebody moved
 */
export function useRowFocus(listRef: RefObject<HTMLElement | null>, names: readonly string[], first: string | undefined) {
  const [moved, setMoved] = useState<string>();
  const stop = [moved, first].find((name) => name !== undefined && names.includes(name)) ?? names[0];
  const focusOn = (name: string | undefined) => {
    const row = [...(listRef.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])].find(({ dataset }) => dataset["row"] === name);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const last = names.length - 1;
    focusOn(names[Math.max(0, Math.min(last, move(names.indexOf(stop ?? ""), last)))]);
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => setMoved(target.closest<HTMLElement>("[data-row]")?.dataset["row"]);
  return { stop, focusOn, handlers: { onKeyDown, onFocus } };
}
