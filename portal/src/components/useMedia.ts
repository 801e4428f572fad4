import { useSyncExternalStore } from "react";

/** Whether a media condition holds, followed as it changes. For what must not be in the page at all; looks are for style sheets. */
export function useMedia(condition: string): boolean {
  const query = window.matchMedia(condition);
  const subscribe = (changed: () => void) => {
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  };
  return useSyncExternalStore(subscribe, () => query.matches);
}
