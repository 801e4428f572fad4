import { pageTitleId } from "@portico/design-system/page-header";
import { useEffect } from "react";

/**
 * Puts the focus on the screen's heading after something was done in a dialog: the button that led there may be gone with what it changed.
 *
 * @param outcome another object for each outcome; undefined for none
 */
export function useFocusOnTitle(outcome: object | undefined): void {
  useEffect(() => {
    if (outcome === undefined) return undefined;
    // The dialog that closes gives the focus back first.
    const later = setTimeout(() => document.getElementById(pageTitleId)?.focus(), 0);
    return () => clearTimeout(later);
  }, [outcome]);
}
