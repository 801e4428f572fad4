import { type RefObject, useEffect, useEffectEvent } from "react";

type Part = RefObject<HTMLElement | null>;

/**
 * Calls when the focus moves out of an open popup and its anchor: to a dialog that opened above the page, for example.
 */
export function useFocusOutside(open: boolean, popup: Part, anchor: Part, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!open) return undefined;
    const moved = ({ target }: FocusEvent) => {
      const inside = [popup.current, anchor.current].some((part) => target instanceof Node && part?.contains(target));
      if (!inside) leave();
    };
    document.addEventListener("focusin", moved);
    return () => document.removeEventListener("focusin", moved);
  }, [open, popup, anchor]);
}
