import { inertOthers } from "aria-hidden";
import type { RefObject } from "react";

let covers = 0;

/**
 * Makes the page behind a dialog inert and locks its scrolling, until the returned function is called. Live regions
 * (`aria-live`) stay active: their announcements are heard while a dialog is open, and a toast can be undone.
 *
 * It waits until the dialog is painted, because it affects the whole page and is invisible: until then the backdrop
 * takes all presses and the focus trap keeps the Tab key in the dialog.
 *
 * @param dialog the element that stays reachable
 */
export function coverPage(dialog: readonly RefObject<Element | null>[]): () => void {
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
  if (covers === 1) hold();
  const revive = inertOthers([...dialog, ...document.querySelectorAll("[aria-live]")]);
  return () => {
    revive();
    covers -= 1;
    if (covers === 0) release();
  };
}

const held = ["overflow", "scrollbar-gutter"];

/** Reserves the width of a visible scrollbar, so that the layout does not shift. */
function hold(): void {
  const { style, clientWidth } = document.documentElement;
  if (innerWidth > clientWidth) style.setProperty("scrollbar-gutter", "stable");
  style.setProperty("overflow", "hidden");
}

function release(): void {
  for (const property of held) document.documentElement.style.removeProperty(property);
}
