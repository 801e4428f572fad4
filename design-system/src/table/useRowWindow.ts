import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { offsetsOf, rowsInSight } from "./rowWindow.ts";

/**
 * Virtualization threshold: above this number of rows only the visible ones are rendered. A search rerenders the table
 * on each letter, and rendering a hundred rows takes 100 ms.
 */
const manyRows = 50;

type RowWindow = {
  /** Indices of the rows to render, in order. */
  drawn: readonly number[];
  /** Height of the rows between two indices, in CSS pixels: the size of a spacer. */
  between: (from: number, to: number) => number;
};

/**
 * Virtualization: the rows of a long table to render. Row heights are measured as rows appear; unmeasured rows count
 * with an estimate. All rows are rendered for print.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  keys: readonly string[],
  active: number,
): RowWindow {
  const everything = usePrinting() || keys.length <= manyRows;
  const { top, height } = useView(scroller);
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const offsets = useMemo(() => offsetsOf(keys.map((key) => heights.get(key))), [keys, heights]);
  const drawn = useMemo(
    () => (everything ? keys.map((_, index) => index) : rowsInSight(offsets, { top, height }, active)),
    [everything, keys, offsets, top, height, active],
  );
  useLayoutEffect(() => {
    const rows = scroller.current?.querySelector("tbody");
    if (everything || !rows) return;
    // ResizeObserver calls back before the first paint, and again whenever rows change their height.
    const observer = new ResizeObserver(() => setHeights(measured(rows, keys)));
    observer.observe(rows);
    return () => observer.disconnect();
  }, [everything, scroller, keys, drawn]);
  return { drawn, between: (from, to) => (offsets[to] ?? 0) - (offsets[from] ?? 0) };
}

/** Adds the heights of the rendered rows; returns the same map if nothing changed. */
function measured(body: HTMLElement, keys: readonly string[]) {
  const rows = [...body.querySelectorAll(":scope > [aria-rowindex]")];
  const now = rows.map(
    (row) => [keys[Number(row.getAttribute("aria-rowindex")) - 2] ?? "", row.getBoundingClientRect().height] as const,
  );
  return (known: ReadonlyMap<string, number>) => {
    const changed = now.filter(([key, height]) => Math.abs((known.get(key) ?? 0) - height) >= 0.5);
    return changed.length === 0 ? known : new Map([...known, ...changed]);
  };
}

/** Scroll positions are rounded to this many CSS pixels, so that not every scroll event rerenders the table. */
const step = 160;

/** The visible part of the rows. */
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

function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Rerender synchronously: the browser takes the print snapshot as soon as the event handler returns.
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
