/**
 * Where the focus goes when what had it is taken away: to the heading of the page, never to nothing. The page stays where it is
 * scrolled to.
 */
export function focusPage(): void {
  placeOfFocus()?.focus({ preventScroll: true });
}

/** The heading of the page; while dialogs are open, the topmost of them, because nothing behind it can have the focus. */
export function placeOfFocus(): HTMLElement | null {
  const dialogs = document.querySelectorAll<HTMLElement>('[role$="dialog"][data-state="open"]');
  return [...dialogs].at(-1) ?? document.querySelector<HTMLElement>("#page-title, main h1[tabindex]");
}
