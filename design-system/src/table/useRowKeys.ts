import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";

/** The number of rows that Page Up and Page Down move by. */
const page = 10;

const moves: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + page,
  PageUp: (index) => index - page,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Roving tabindex over one control per row: one tab stop; arrow keys move between rows and stay on the same control.
 * Controls are identified by `data-control`, rows by `aria-rowindex` (the header is the first).
 */
export function useRowKeys(body: RefObject<HTMLElement | null>, count: number) {
  const [wanted, setActive] = useState(0);
  const active = Math.min(wanted, count - 1);
  const goTo = useRef<string>(undefined);
  useEffect(() => {
    const control = goTo.current;
    if (control === undefined) return;
    goTo.current = undefined;
    const row = body.current?.querySelector(`[aria-rowindex="${active + 2}"]`);
    row?.querySelector<HTMLElement>(`[data-control="${control}"]`)?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
  }, [active, body]);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    const control = controlOf(event.target);
    if (!move || control === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(count - 1, move(active, count - 1)));
    if (next === active) return;
    goTo.current = control;
    setActive(next);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest("[aria-rowindex]");
    if (row && controlOf(target) !== undefined) setActive(Number(row.getAttribute("aria-rowindex")) - 2);
  };
  return { active, onKeyDown, onFocus };
}

const controlOf = (target: EventTarget) => (target instanceof HTMLElement ? target.dataset["control"] : undefined);
