import { type RefObject, useLayoutEffect, useState } from "react";
import type { FrameWidth } from "../../../components/pageView.ts";

/** Viewport widths of framed pages, CSS pixels. */
export const windowWidth: Record<FrameWidth, number> = { phone: 360, desktop: 1280 };

export type Scale = { factor: number; width: number; height: number };

/** The scale for a viewport of this width to fit a box, and the viewport height that then fills the box. */
export function scaleFor(width: number, box: { width: number; height: number }): Scale {
  const factor = box.width > 0 ? Math.min(1, box.width / width) : 1;
  return { factor, width, height: Math.round(box.height / factor) };
}

/** Observes the size of the box (ResizeObserver). */
export function useScale(boxRef: RefObject<HTMLElement | null>, width: number): Scale {
  const [box, setBox] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = boxRef.current;
    if (!element) return undefined;
    const measure = () => setBox({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [boxRef]);
  return scaleFor(width, box);
}
