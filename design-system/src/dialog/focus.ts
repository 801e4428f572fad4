import { placeOfFocus } from "../internal/focusPage.ts";

/** Gives the focus back to what opened a dialog; when that is gone, to the heading of the page, never to nothing. */
export function returnFocus(opener: Element | null): void {
  const usable = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  (usable ? opener : placeOfFocus())?.focus();
}

/** When what has the focus is taken away, as a step of a dialog that is done, the dialog itself has it. For a `ref`. */
export function keepFocus(dialog: HTMLElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  const observer = new MutationObserver((changes) => {
    if (document.activeElement === document.body && changes.some(({ removedNodes }) => removedNodes.length > 0)) dialog.focus();
  });
  observer.observe(dialog, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Radix puts a stop of the Tab key at each end of the page. Behind it nothing can be reached, so they would be stops at nothing. */
export function skipGuards(): void {
  for (const guard of document.querySelectorAll<HTMLElement>("[data-radix-focus-guard]")) guard.tabIndex = -1;
}
