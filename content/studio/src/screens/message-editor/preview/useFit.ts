import { type RefObject, useLayoutEffect, useState } from "react";

/** How the words fit: whether something sticks out of the frame or is cut off, and how many lines they take. */
export type Fit = { overflows: boolean; lines: number };

const tolerance = 1;

const cutOff = (element: HTMLElement) => {
  const { overflowX, display } = getComputedStyle(element);
  return display !== "inline" && overflowX !== "visible" && element.scrollWidth > element.clientWidth + tolerance;
};

function sticksOut(frame: HTMLElement): boolean {
  const edge = frame.getBoundingClientRect().right;
  const inside = [...frame.querySelectorAll<HTMLElement>("*")];
  return frame.scrollWidth > frame.clientWidth + tolerance || inside.some((element) => element.getBoundingClientRect().right > edge + tolerance || (element.offsetWidth > 1 && cutOff(element)));
}

/** Where the letters of a frame stand: of its texts alone, for the box of a button begins above its words. */
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

/** Lines of the text itself: a box whose middle lies below those before it begins another one. */
export function linesOf(frame: HTMLElement): number {
  let [lines, bottom] = [0, -Infinity];
  for (const box of letterBoxes(frame).sort((a, b) => a.top - b.top)) {
    if ((box.top + box.bottom) / 2 > bottom) lines += 1;
    bottom = Math.max(bottom, box.bottom);
  }
  return Math.max(lines, 1);
}

/** Looks at the frame after each drawing of these words. */
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
