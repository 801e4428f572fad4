import { pageTitleId } from "@portico/design-system/page-header";

const withoutScrolling = { preventScroll: true };

/** The main element; holds the focus while the screen's heading is loading. */
const mainElement = () => document.getElementById("main");

function fragmentOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A malformed fragment names nothing.
    return null;
  }
}

/** Scrolls to the URL's fragment; does nothing without one. */
export function showFragment(hash: string): void {
  fragmentOf(hash)?.scrollIntoView();
}

/** Moves focus to the heading once it is rendered, unless the customer has moved the focus since. */
function focusHeadingLater(): () => void {
  const observer = new MutationObserver(() => {
    const heading = document.getElementById(pageTitleId);
    if (!heading) return;
    observer.disconnect();
    const waits = document.activeElement === mainElement() || document.activeElement === document.body;
    if (waits) heading.focus(withoutScrolling);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Manages focus and scroll after a client-side navigation: to the fragment, or to the top and the heading (SHELL-06).
 * While the screen loads there is no heading yet; the main element holds the focus, so that Tab does not start at the
 * top bar.
 *
 * @returns a function that cancels the wait for the heading
 */
export function showArrival(hash: string): () => void {
  const fragment = fragmentOf(hash);
  // A heading is not focusable without tabindex.
  if (fragment && !fragment.hasAttribute("tabindex")) fragment.tabIndex = -1;
  const target = fragment ?? document.getElementById(pageTitleId);
  (target ?? mainElement())?.focus(withoutScrolling);
  if (fragment) fragment.scrollIntoView();
  else window.scrollTo(0, 0);
  return target ? () => undefined : focusHeadingLater();
}
