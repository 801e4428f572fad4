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

/** Moves focus to a row of a table: to its first control, else to its header. */
export function focusRow(row: HTMLElement | null | undefined): void {
  const target = row?.querySelector<HTMLElement>("a[href], button") ?? row?.querySelector<HTMLElement>("th");
  if (target?.matches("th")) target.tabIndex = -1;
  target?.focus();
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Moves focus to the first control of what a button or link has brought, because that button or link is often gone then.
 * Focus that the user has moved elsewhere meanwhile stays there. Give the element `tabIndex={-1}` when it may have no
 * control.
 *
 * @param arrived the name of what was asked for, once it is there; undefined before
 */
export function useFocusOnArrival<E extends HTMLElement>(arrived: string | undefined): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    const brought = place.current;
    if (arrived === undefined || !brought) return;
    if (isFocusLost() || brought.contains(document.activeElement))
      (brought.querySelector<HTMLElement>("a[href], button") ?? brought).focus();
  }, [arrived]);
  return place;
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
