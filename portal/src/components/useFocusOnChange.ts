import { pageTitleId } from "@portico/design-system/page-header";
import { useEffect, useRef } from "react";

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
