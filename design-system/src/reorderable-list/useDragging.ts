import {
  type MouseEvent as ReactMouseEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { placeOf } from "./order.ts";

type Drag = {
  row: HTMLElement;
  rows: HTMLElement[];
  spans: { start: number; end: number }[];
  from: number;
  startY: number;
  y: number;
  scroller: Element;
};

/**
 * Auto-scroll: the distance from an edge at which the list starts to scroll, and the distance per frame, in CSS pixels.
 */
const edge = 56;
const pace = 9;

/** How far a pointer that presses may slip, in CSS pixels, before it drags. */
const slip = 4;

/**
 * Drag and drop by pointer: the row follows the pointer and the others make room with transforms. The DOM order changes
 * only on drop, because moving the dragged element would release the pointer capture. Calls `onDrop` with the new
 * position. Escape, a cancelled touch and an order changed from outside put the row back.
 */
export function useDragging(
  list: RefObject<HTMLElement | null>,
  order: string,
  onDrop: (from: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<number>();
  const stop = useRef<() => void>(undefined);
  const wasDragged = useRef(false);
  useEffect(() => () => stop.current?.(), [order]);

  const start = (event: ReactPointerEvent, from: number) => {
    const drag = event.button === 0 ? grasp(list.current, from, event.clientY) : undefined;
    wasDragged.current = false;
    if (!drag) return;
    let frame = 0;
    const follow = () => {
      place(drag);
      frame = requestAnimationFrame(() => (scrollNearEdge(drag) ? follow() : undefined));
    };
    const { pointerId } = event;
    const move = ({ clientY, pointerId: moved }: PointerEvent) => {
      if (moved !== pointerId) return;
      if (!wasDragged.current && Math.abs(clientY - event.clientY) <= slip) return;
      wasDragged.current = true;
      drag.y = clientY;
      setDragged(from);
      cancelAnimationFrame(frame);
      follow();
    };
    const end = () => {
      cancelAnimationFrame(frame);
      listening.abort();
      stop.current = undefined;
      for (const row of drag.rows) row.style.translate = "";
      setDragged(undefined);
    };
    const drop = (released: PointerEvent) => {
      if (released.pointerId !== pointerId) return;
      const to = placeOf(drag.spans, from, distance(drag));
      end();
      if (to !== from) onDrop(from, to);
    };
    const escape = (pressed: KeyboardEvent) => {
      if (pressed.key !== "Escape") return;
      pressed.preventDefault();
      pressed.stopImmediatePropagation();
      end();
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", drop, { signal });
    addEventListener("pointercancel", (cancelled) => (cancelled.pointerId === pointerId ? end() : undefined), {
      signal,
    });
    addEventListener("keydown", escape, { signal, capture: true });
    stop.current = end;
  };
  return {
    dragged,
    start,
    /** Whether a click is the end of a drag and no press. One from the keyboard has no detail. */
    endsDrag: ({ detail }: ReactMouseEvent) => detail > 0 && wasDragged.current,
  };
}

/** The layout when the drag starts. Positions are relative to the page, so that scrolling does not change them. */
function grasp(list: HTMLElement | null, from: number, y: number): Drag | undefined {
  const rows = [...(list?.children ?? [])].filter((row) => row instanceof HTMLElement);
  const row = rows[from];
  if (!row || !list) return undefined;
  const scroller = scrollParent(list);
  const spans = rows.map((other) => {
    const { top, bottom } = other.getBoundingClientRect();
    return { start: top + scroller.scrollTop, end: bottom + scroller.scrollTop };
  });
  return { row, rows, spans, from, startY: y + scroller.scrollTop, y, scroller };
}

/** The offset of the row from its original position, clamped to the list. */
function distance({ spans, from, startY, y, scroller }: Drag): number {
  const [first, last, own] = [spans[0], spans.at(-1), spans[from]];
  if (!first || !last || !own) return 0;
  return Math.min(Math.max(y + scroller.scrollTop - startY, first.start - own.start), last.end - own.end);
}

/** Positions the row under the pointer and moves the other rows out of its way. */
function place(drag: Drag): void {
  const { rows, row, spans, from } = drag;
  const by = distance(drag);
  const to = placeOf(spans, from, by);
  const [one, other] = [spans[0], spans[1]];
  const gap = one && other ? other.start - one.end : 0;
  const own = spans[from];
  const room = own ? own.end - own.start + gap : 0;
  rows.forEach((each, index) => {
    const makesRoom = index > from && index <= to ? -room : index < from && index >= to ? room : 0;
    each.style.translate = each === row ? `0 ${by}px` : makesRoom === 0 ? "" : `0 ${makesRoom}px`;
  });
}

/** Auto-scrolls while the pointer is near an edge of the visible part; returns whether it scrolled. */
function scrollNearEdge({ scroller, y }: Drag): boolean {
  const page = scroller === document.scrollingElement;
  const { top, bottom } = page ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
  const before = scroller.scrollTop;
  if (y < top + edge) scroller.scrollTop -= pace;
  if (y > bottom - edge) scroller.scrollTop += pace;
  return scroller.scrollTop !== before;
}

/** The scroll container of an element: its nearest scrolling ancestor, or the page. */
function scrollParent(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY))
      return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}
