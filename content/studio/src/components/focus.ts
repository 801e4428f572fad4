import { pageTitleId } from "@portico/design-system/page-header";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves focus to the screen's heading after an action in a dialog, because the button that opened it may be gone.
 *
 * @param outcome a new object for each outcome; undefined for none
 */
export function useFocusOnTitle(outcome: object | undefined): void {
  useEffect(() => {
    if (outcome === undefined) return undefined;
    // The closing dialog restores focus first.
    const later = setTimeout(() => document.getElementById(pageTitleId)?.focus(), 0);
    return () => clearTimeout(later);
  }, [outcome]);
}

/**
 * Moves focus to an outcome when the focused element was removed or disabled, such as the button that was pressed, so
 * that the next tab stop is in the outcome. Focus in a field stays there (save by keyboard shortcut). Give the element
 * `tabIndex={-1}`.
 *
 * @param outcome a new object for each outcome; undefined for none
 */
export function useFocusWhenLost<E extends HTMLElement>(outcome: object | undefined): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const later = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body || activeElement instanceof HTMLButtonElement)
        place.current?.focus();
    }, 0);
    return () => clearTimeout(later);
  }, [outcome]);
  return place;
}
