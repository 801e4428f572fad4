/**
 * Where the focus goes when what had it is taken away: to the heading of the page, never to nothing. The page stays where it is
 * scrolled to.
 */
export function focusPage(): void {
  document.querySelector<HTMLElement>("#page-title, main h1[tabindex]")?.focus({ preventScroll: true });
}
