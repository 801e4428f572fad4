import { useRef } from "react";

type FocusTarget = HTMLElement | null | undefined;

/**
 * Where the focus goes when a dialog opens, and back again when it closes. Radix would return it to a trigger of its
 * own, but our dialogs are opened by a state: a timer or an answer from the server can open them too. When what opened
 * it is gone, the focus goes to the heading of the page, never to nothing.
 */
export function useReturningFocus(firstIn: (dialog: HTMLElement) => FocusTarget) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      event.preventDefault();
      opener.current = document.activeElement;
      const dialog = event.currentTarget as HTMLElement;
      (firstIn(dialog) ?? dialog).focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      back(opener.current)?.focus();
    },
  };
}

function back(opener: Element | null): FocusTarget {
  const usable = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  return usable ? opener : document.querySelector<HTMLElement>("#page-title, main h1[tabindex]");
}
