import { type RefObject, useEffect, useState } from "react";

/** Whether an element has more content than it shows: only then is it a stop of the Tab key, from which arrow keys scroll. */
export function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const scroller = element.current;
    if (!scroller) return;
    const look = () => setScrolls(scroller.scrollHeight > scroller.clientHeight || scroller.scrollWidth > scroller.clientWidth);
    const observer = new ResizeObserver(look);
    for (const observed of [scroller, ...scroller.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return scrolls;
}
