import { useEffect, useRef, useState } from "react";
import { usePopup } from "../internal/popup/usePopup.ts";
import { itemsOf } from "./itemsOf.ts";

type Edge = "first" | "last";

/** Whether the menu is open, and where the focus is meanwhile: on an item, and afterwards on the button again. */
export function useMenu() {
  const [start, setStart] = useState<Edge | "closed">("closed");
  const open = start !== "closed";
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    // Without scrolling: a press outside may come from far below.
    button.current?.focus({ preventScroll: true });
    setStart("closed");
  };
  const popup = usePopup({ open, onClose: close, anchor: button });
  useEffect(() => {
    if (start !== "closed" && popup.current) itemsOf(popup.current).at(start === "first" ? 0 : -1)?.focus();
  }, [start, popup]);
  return { open, button, popup, openAt: setStart, close };
}
