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

/** Lines of the text itself, counted by where its letters stand. */
function linesOf(frame: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(frame);
  const height = Number.parseFloat(getComputedStyle(frame).lineHeight) || 16;
  const tops = [...range.getClientRects()].filter(({ width }) => width > tolerance).map(({ top }) => Math.round(top / (height / 2)));
  return new Set(tops).size;
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
