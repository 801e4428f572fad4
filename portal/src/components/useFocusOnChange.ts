import { pageTitleId } from "@portico/design-system/page-header";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Takes the focus to the heading when another screen takes the place of this one at the same address: what had it is gone.
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
 * For a part of a screen whose content changes after a press in it: when what had the focus is gone, the first field of the new content gets
 * it, else its first button or link, else the part itself (give it `tabIndex={-1}` and a name).
 *
 * @example const part = useFocusKept(state.name); <div ref={part} tabIndex={-1} role="group" aria-labelledby={titleId}>
 */
export function useFocusKept(content: string): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(content);
  useEffect(() => {
    if (before.current === content) return;
    before.current = content;
    if (document.activeElement !== document.body) return;
    const first = (kinds: string) => part.current?.querySelector<HTMLElement>(kinds);
    (first("input, select, textarea") ?? first("button, a[href]") ?? part.current)?.focus();
  }, [content]);
  return part;
}
