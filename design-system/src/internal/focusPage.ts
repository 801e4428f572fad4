/**
 * Moves the focus to the page heading when the focused element is removed, so that it is not lost to `<body>`. The
 * scroll position does not change.
 */
export function focusPage(): void {
  placeOfFocus()?.focus({ preventScroll: true });
}

/** The page heading; while dialogs are open, the topmost dialog, because the page behind it is inert. */
export function placeOfFocus(): HTMLElement | null {
  const dialogs = document.querySelectorAll<HTMLElement>('[role$="dialog"][data-state="open"]');
  return [...dialogs].at(-1) ?? document.querySelector<HTMLElement>("#page-title, main h1[tabindex]");
}
