import { useEffect } from "react";

let openDialogs = 0;

/**
 * Keeps the page still behind a dialog, for as long as one is open. Where the page has a scrollbar its room is kept, so
 * that nothing jumps.
 */
export function useStillPage(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    openDialogs += 1;
    if (openDialogs === 1) hold();
    return () => {
      openDialogs -= 1;
      if (openDialogs === 0) release();
    };
  }, [open]);
}

const held = ["overflow", "scrollbar-gutter"];

function hold(): void {
  const { style, clientWidth } = document.documentElement;
  if (innerWidth > clientWidth) style.setProperty("scrollbar-gutter", "stable");
  style.setProperty("overflow", "hidden");
}

function release(): void {
  for (const property of held) document.documentElement.style.removeProperty(property);
}
