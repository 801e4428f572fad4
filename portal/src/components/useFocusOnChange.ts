import { pageTitleId } from "@portico/design-system/page-header";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves focus to the heading when another step replaces this one at the same URL, because the focused element is gone.
 *
 * @example useFocusOnChange(phase.name === "unknown" ? "confirming" : step);
 */
export function useFocusOnChange(screen: string) {
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    document.getElementById(pageTitleId)?.focus();
  }, [screen]);
}

/**
 * Restores focus when the focused element was removed after an action in this part of a screen: focuses the first field
 * of the new content, else its first button or link, else the part itself (give it `tabIndex={-1}` and an accessible
 * name).
 * @param isToRead the new content is read, not filled in: the part itself gets the focus
 *
 * @example
 * const part = useFocusRecovery(state.name);
 * <div ref={part} tabIndex={-1} role="group" aria-labelledby={titleId}>
 */
export function useFocusRecovery(content: string, isToRead = false): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(content);
  useEffect(() => {
    if (before.current === content) return;
    before.current = content;
    if (document.activeElement !== document.body) return;
    const first = (kinds: string) => (isToRead ? null : part.current?.querySelector<HTMLElement>(kinds));
    (first("input, select, textarea") ?? first("button, a[href]") ?? part.current)?.focus();
  }, [content, isToRead]);
  return part;
}
