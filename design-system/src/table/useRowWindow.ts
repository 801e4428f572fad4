import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { offsetsOf, rowsInSight } from "./rowWindow.ts";

/** A table with more rows than this draws only those in sight: it is drawn anew with each letter of a search, and a hundred rows take a tenth of a second. */
const manyRows = 50;

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
    // It answers before the first picture, and again whenever words wrap otherwise.
    const observer = new ResizeObserver(() => setHeights(measured(rows, keys)));
    observer.observe(rows);
    return () => observer.disconnect();
  }, [everything, scroller, keys, drawn]);
  return { drawn, between: (from, to) => (offsets[to] ?? 0) - (offsets[from] ?? 0) };
}

/** Adds the heights of the rows that are drawn now; the same map when nothing differs from what was known. */
function measured(body: HTMLElement, keys: readonly string[]) {
  const rows = [...body.querySelectorAll(":scope > [aria-rowindex]")];
  const now = rows.map((row) => [keys[Number(row.getAttribute("aria-rowindex")) - 2] ?? "", row.getBoundingClientRect().height] as const);
  return (known: ReadonlyMap<string, number>) => {
    const changed = now.filter(([key, height]) => Math.abs((known.get(key) ?? 0) - height) >= 0.5);
    return changed.length === 0 ? known : new Map([...known, ...changed]);
  };
}

/** How finely the table follows the scrolling, in CSS pixels: not every one draws it anew. */
const step = 160;

/** What of the rows is in sight. */
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
