import { type RefObject, useLayoutEffect, useState } from "react";
import type { FrameWidth } from "../../../components/pageView.ts";

/** CSS pixels of the windows that pages are shown in. */
export const windowWidth: Record<FrameWidth, number> = { phone: 360, desktop: 1280 };

export type Scale = { factor: number; width: number; height: number };

/** How much smaller a window of this width has to be drawn to fit into a box, and how high it is then for the box to be full. */
export function scaleFor(width: number, box: { width: number; height: number }): Scale {
  const factor = box.width > 0 ? Math.min(1, box.width / width) : 1;
  return { factor, width, height: Math.round(box.height / factor) };
}

/** Follows the size of the box. */
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
