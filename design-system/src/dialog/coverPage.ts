import { inertOthers } from "aria-hidden";
import type { RefObject } from "react";

let covers = 0;

/**
 * Takes the page behind a dialog out of reach of keyboard and screen reader and keeps it still, until the answer is called. What
 * speaks by itself (`aria-live`) is left: what it says while a dialog is open is heard, and a toast can be undone.
 *
 * It waits for the first picture of the dialog, because it concerns everything on the page and nobody sees it: the shade already
 * takes all presses, and the Tab key stays in the dialog.
 *
 * @param dialog what stays in reach
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

/** Where the page has a scrollbar its room is kept, so that nothing jumps. */
function hold(): void {
  const { style, clientWidth } = document.documentElement;
  if (innerWidth > clientWidth) style.setProperty("scrollbar-gutter", "stable");
  style.setProperty("overflow", "hidden");
}

function release(): void {
  for (const property of held) document.documentElement.style.removeProperty(property);
}
