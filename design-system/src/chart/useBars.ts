import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useDirection } from "../internal/useDirection.ts";

type Direction = ReturnType<typeof useDirection>;

/** The layout that the arrow keys follow: bars side by side, or also stacked where the container is narrow. */
export type Layout = "row" | "rowOrColumn";

/** The index that a key moves to from the bar at `index`; undefined for keys that are not handled. */
function barAfter(key: string, index: number, count: number, direction: Direction, layout: Layout): number | undefined {
  const [forward, back] = direction === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  const within = (next: number) => Math.min(Math.max(next, 0), count - 1);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === forward || (layout === "rowOrColumn" && key === "ArrowDown")) return within(index + 1);
  if (key === back || (layout === "rowOrColumn" && key === "ArrowUp")) return within(index - 1);
  return undefined;
}

/**
 * Roving tabindex over the bars: one tab stop; arrow keys, Home and End move the focus. The bar that is written out is
 * the hovered one, else the last focused one, else the last one.
 */
export function useBars(count: number, layout: Layout) {
  const [focused, setFocused] = useState(Infinity);
  const [hovered, setHovered] = useState<number>();
  const direction = useDirection();
  const bars = useRef<(HTMLElement | null)[]>([]);
  const within = (index: number) => Math.min(index, count - 1);
  const stop = within(focused);
  const barProps = (index: number) => ({
    role: "img",
    tabIndex: index === stop ? 0 : -1,
    ref: (bar: HTMLElement | null) => void (bars.current[index] = bar),
    onFocus: () => setFocused(index),
    onPointerEnter: () => setHovered(index),
    onPointerLeave: () => setHovered(undefined),
    // With a sliding touch, each bar that the finger passes is written out.
    onPointerDown: ({ currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
      if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const next = barAfter(event.key, index, count, direction, layout);
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setHovered(undefined);
      bars.current[next]?.focus();
    },
  });
  return { shown: within(hovered ?? stop), barProps };
}
