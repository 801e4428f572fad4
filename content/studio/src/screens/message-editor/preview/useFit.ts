import { type RefObject, useLayoutEffect, useState } from "react";

/** How the text fits: whether anything overflows or is clipped, and the number of lines. */
export type Fit = { overflows: boolean; lines: number };

const tolerance = 1;

const cutOff = (element: HTMLElement) => {
  const { overflowX, display } = getComputedStyle(element);
  return display !== "inline" && overflowX !== "visible" && element.scrollWidth > element.clientWidth + tolerance;
};

function sticksOut(frame: HTMLElement): boolean {
  const edge = frame.getBoundingClientRect().right;
  const inside = [...frame.querySelectorAll<HTMLElement>("*")];
  return (
    frame.scrollWidth > frame.clientWidth + tolerance ||
    inside.some(
      (element) =>
        element.getBoundingClientRect().right > edge + tolerance || (element.offsetWidth > 1 && cutOff(element)),
    )
  );
}

/** The boxes of the text only, because a button's box starts above its text. */
function letterBoxes(frame: HTMLElement): DOMRect[] {
  const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    boxes.push(...range.getClientRects());
  }
  return boxes.filter(({ width }) => width > tolerance);
}

/** Counts lines of text: a box whose middle is below the earlier ones starts a new line. */
export function linesOf(frame: HTMLElement): number {
  let [lines, bottom] = [0, -Infinity];
  for (const box of letterBoxes(frame).sort((a, b) => a.top - b.top)) {
    if ((box.top + box.bottom) / 2 > bottom) lines += 1;
    bottom = Math.max(bottom, box.bottom);
  }
  return Math.max(lines, 1);
}

/** Measures the frame after each render of this text. */
export function useFit(ref: RefObject<HTMLElement | null>, words: string): Fit {
  const [fit, setFit] = useState<Fit>({ overflows: false, lines: 1 });
  useLayoutEffect(() => {
    const frame = ref.current;
    if (!frame) return;
    const next = { overflows: sticksOut(frame), lines: linesOf(frame) };
    setFit((now) => (now.overflows === next.overflows && now.lines === next.lines ? now : next));
  }, [ref, words]);
  return fit;
}
