import { useSyncExternalStore } from "react";

/**
 * Whether a media query matches; updates as it changes. For content that must not be in the document; use CSS for
 * styling.
 */
export function useMedia(condition: string): boolean {
  const query = window.matchMedia(condition);
  const subscribe = (changed: () => void) => {
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  };
  return useSyncExternalStore(subscribe, () => query.matches);
}
