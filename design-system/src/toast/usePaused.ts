import { type FocusEvent, useState, useSyncExternalStore } from "react";

/** Whether nobody can be expected to read on: the pointer or the focus rests here, or the page is not seen. */
export function usePaused() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(subscribe, () => document.visibilityState === "hidden", () => false);
  const resting = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
  };
  return [pointed || focused || hidden, resting] as const;
}

function subscribe(changed: () => void) {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}
