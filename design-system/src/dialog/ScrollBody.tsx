import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import * as css from "./dialog.css.ts";

/**
 * The scrollable body of a dialog. While it overflows it is a tab stop, so that every browser can scroll it by
 * keyboard.
 */
export function ScrollBody({ label, children }: { label: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(body);
  return (
    <div
      ref={body}
      className={css.body}
      data-state={scrolls ? "scrolls" : "fits"}
      {...(scrolls && { tabIndex: 0, role: "group", "aria-label": label })}
    >
      <div>{children}</div>
    </div>
  );
}

/** Whether the content of an element overflows; updated when the element or its content is resized. */
function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight));
    for (const watched of [box, ...box.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return scrolls;
}
