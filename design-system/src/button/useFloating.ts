import { type RefObject, useEffect, useState } from "react";

/** Whether a bar that sticks to the window's lower edge is held there, above content, rather than in its own place. */
export function useFloating(bar: RefObject<HTMLElement | null>): boolean {
  const [floating, setFloating] = useState(false);
  useEffect(() => {
    if (!bar.current) return undefined;
    // Held at the edge, its last pixel is outside of a window that ends one pixel earlier.
    const window = { rootMargin: "0px 0px -1px 0px", threshold: 1 };
    const observer = new IntersectionObserver(([entry]) => setFloating(entry !== undefined && entry.intersectionRatio < 1), window);
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, [bar]);
  return floating;
}
