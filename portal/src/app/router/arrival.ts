import { pageTitleId } from "@portico/design-system/page-header";

const still = { preventScroll: true };

/** The part of the page between the menus; takes the focus while its heading is on the way. */
const mainPart = () => document.getElementById("main");

const fragmentOf = (hash: string) => (hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1))));

/** Scrolls to the fragment of an address; without one everything stays as it is. */
export function showFragment(hash: string): void {
  fragmentOf(hash)?.scrollIntoView();
}

/** Hands the focus on to the heading once it is there, unless the customer has gone elsewhere by then. */
function focusHeadingLater(): () => void {
  const observer = new MutationObserver(() => {
    const heading = document.getElementById(pageTitleId);
    if (!heading) return;
    observer.disconnect();
    const waits = document.activeElement === mainPart() || document.activeElement === document.body;
    if (waits) heading.focus(still);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Takes focus and scroll to a screen that was arrived at inside the portal: to the fragment, or to the top and the heading
 * (SHELL-06). A screen that still loads has no heading; nobody who presses a key meanwhile is sent back to the top bar.
 *
 * @returns what ends the wait for the heading
 */
export function showArrival(hash: string): () => void {
  const fragment = fragmentOf(hash);
  // A heading takes no focus by itself.
  if (fragment && !fragment.hasAttribute("tabindex")) fragment.tabIndex = -1;
  const target = fragment ?? document.getElementById(pageTitleId);
  (target ?? mainPart())?.focus(still);
  if (fragment) fragment.scrollIntoView();
  else window.scrollTo(0, 0);
  return target ? () => undefined : focusHeadingLater();
}
