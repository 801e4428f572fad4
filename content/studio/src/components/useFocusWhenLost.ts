import { type RefObject, useEffect, useRef } from "react";

/**
 * Takes the focus to an outcome when what had it is gone or closed, such as the button that was pressed: the next stop is what the outcome offers.
 * Whoever saved with a key stays in the field. Give it to an element with `tabIndex={-1}`.
 *
 * @param outcome another object for each outcome; undefined for none
 */
export function useFocusWhenLost<E extends HTMLElement>(outcome: object | undefined): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const later = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body || activeElement instanceof HTMLButtonElement) place.current?.focus();
    }, 0);
    return () => clearTimeout(later);
  }, [outcome]);
  return place;
}
