import { inertOthers } from "aria-hidden";
import type { RefObject } from "react";

let covers = 0;

/**
 * Makes the page behind a dialog inert and locks its scrolling, until the returned function is called. Live regions
 * (`aria-live`) stay active: their announcements are heard while a dialog is open, and a toast can be undone.
 *
 * What the page adds later beside a live region becomes inert as well; anything else it adds is inside something inert.
 *
 * It waits until the dialog is painted, because it affects the whole page and is invisible: until then the backdrop
 * takes all presses and the focus trap keeps the Tab key in the dialog.
 *
 * @param dialog the element that stays reachable
 */
export function makeBackgroundInert(dialog: readonly RefObject<Element | null>[]): () => void {
  let uncover: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      uncover = cover(dialog.flatMap(({ current }) => current ?? []));
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    uncover?.();
  };
}

function cover(dialog: Element[]): () => void {
  covers += 1;
  if (covers === 1) lockScroll();
  const revivals = [inertOthers([...dialog, ...liveRegions(document)])];
  // A later child of the body is a layer of its own, such as another dialog.
  const page = [...document.body.children].filter((part) => !dialog.includes(part));
  const observer = new MutationObserver((changes) => {
    for (const parent of new Set(changes.map(({ target }) => target as Element))) {
      const isCovered = parent.closest("[inert], [aria-live]") !== null;
      if (!isCovered && page.some((part) => part.contains(parent)))
        revivals.push(inertOthers(liveRegions(parent), parent as HTMLElement));
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const revive of revivals) revive();
    covers -= 1;
    if (covers === 0) unlockScroll();
  };
}

const liveRegions = (root: ParentNode) => [...root.querySelectorAll("[aria-live]")];

const scrollLockProperties = ["overflow", "scrollbar-gutter"];

/** Reserves the width of a visible scrollbar, so that the layout does not shift. */
function lockScroll(): void {
  const { style, clientWidth } = document.documentElement;
  if (innerWidth > clientWidth) style.setProperty("scrollbar-gutter", "stable");
  style.setProperty("overflow", "hidden");
}

function unlockScroll(): void {
  for (const property of scrollLockProperties) document.documentElement.style.removeProperty(property);
}
