import { type RefObject, useEffect, useRef } from "react";
import { focusPage } from "../internal/focusPage.ts";

/** The key that leads to the toasts and back: it also leads through the panes of a browser's window. */
const key = "F6";

/**
 * F6 leads to the toasts and back to where somebody was. When a toast is answered, the focus stays with the others, and goes
 * back with the last one.
 */
export function useRegionFocus(region: RefObject<HTMLElement | null>, count: number) {
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    if (count === 0) return undefined;
    const typed = (event: KeyboardEvent) => {
      const inside = region.current?.contains(document.activeElement);
      if (event.key !== key && !(inside && event.key === "Escape")) return;
      event.preventDefault();
      if (inside) return back(origin.current);
      origin.current = document.activeElement;
      region.current?.focus();
    };
    addEventListener("keydown", typed);
    return () => removeEventListener("keydown", typed);
  }, [region, count]);
  return (removes: () => void) => {
    const inside = region.current?.contains(document.activeElement);
    removes();
    if (!inside) return;
    if (count > 1) region.current?.focus();
    else back(origin.current);
  };
}

/** When the place is gone, or the toast was reached with the pointer, the heading of the page. */
function back(origin: Element | null): void {
  if (origin instanceof HTMLElement && origin.isConnected && origin !== document.body) origin.focus();
  else focusPage();
}
