import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { offsetsOf, rowsInSight } from "./rowWindow.ts";

/** A table with more rows than this draws only those in sight. */
const manyRows = 500;

type RowWindow = {
  /** Indices of the rows to draw, in order. */
  drawn: readonly number[];
  /** Height of the rows that are not drawn between two that are. */
  between: (from: number, to: number) => number;
};

/**
 * Draws the rows of a long table that are in sight. Heights are measured as rows appear; those never seen count as the usual one.
 * For paper all rows are drawn.
 */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, keys: readonly string[], active: number): RowWindow {
  const printing = usePrinting();
  const view = useView(scroller);
  const [measured, setMeasured] = useState(0);
  const heights = useRef(new Map<string, number>());
  // eslint-disable-next-line react-hooks/exhaustive-deps -- what was measured lives in the map; its number says that it changed
  const offsets = useMemo(() => offsetsOf(keys.map((key) => heights.current.get(key))), [keys, measured]);
  const everything = printing || keys.length <= manyRows;
  useLayoutEffect(() => {
    if (everything || !scroller.current) return;
    if (measure(scroller.current, keys, heights.current)) setMeasured((count) => count + 1);
  });
  return {
    drawn: everything ? keys.map((_, index) => index) : rowsInSight(offsets, view, active),
    between: (from, to) => (offsets[to] ?? 0) - (offsets[from] ?? 0),
  };
}

/** Takes the heights of the rows that are drawn; true when one differs from what was known. */
function measure(scroller: HTMLElement, keys: readonly string[], heights: Map<string, number>): boolean {
  let changed = false;
  for (const row of scroller.querySelectorAll<HTMLElement>("tbody > [aria-rowindex]")) {
    const key = keys[Number(row.getAttribute("aria-rowindex")) - 2] ?? "";
    const { height } = row.getBoundingClientRect();
    if (Math.abs((heights.get(key) ?? 0) - height) < 0.5) continue;
    heights.set(key, height);
    changed = true;
  }
  return changed;
}

/** What of the rows is in sight, in steps: not every pixel draws the table anew. */
function useView(scroller: RefObject<HTMLElement | null>) {
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(800);
  useEffect(() => {
    const frame = scroller.current;
    if (!frame) return;
    const look = () => {
      setTop(Math.floor(frame.scrollTop / step) * step);
      setHeight(frame.clientHeight + step);
    };
    const observer = new ResizeObserver(look);
    observer.observe(frame);
    frame.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener("scroll", look);
    };
  }, [scroller]);
  return { top, height };
}

const step = 160;

function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture as soon as the event is over.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, []);
  return printing;
}
