import { boxesOf, type MessageRange } from "./messageRanges.ts";

const holds = ({ left, top, right, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

const length = ({ text }: MessageRange) => text.length;

/** Returns the message at a point, the innermost one when nested; undefined where another element covers it. */
function textAt(ranges: readonly MessageRange[], top: Element, x: number, y: number): MessageRange | undefined {
  const near = ranges.filter(({ range, element }) => range && (top.contains(element) || element.contains(top)));
  return near
    .filter((range) => boxesOf(range).some((box) => holds(box, x, y)))
    .sort((a, b) => length(a) - length(b))[0];
}

const controls = "a,button,label,input,select,textarea,summary,img,svg,[role]";

/**
 * Returns the nearest message to an element: its accessible name, or the text of a control that was not hit exactly.
 */
function wordsAround(ranges: readonly MessageRange[], element: Element | null): MessageRange | undefined {
  if (!element || element === document.body) return undefined;
  const own = ranges.find((range) => !range.range && range.element === element);
  const inside = element.matches(controls) ? ranges.find((range) => element.contains(range.element)) : undefined;
  return own ?? inside ?? wordsAround(ranges, element.parentElement);
}

/**
 * Hit test for a pointer.
 * @param x and y in viewport pixels
 */
export function hitTest(ranges: readonly MessageRange[], x: number, y: number): MessageRange | undefined {
  const top = document.elementFromPoint(x, y);
  return top ? (textAt(ranges, top, x, y) ?? wordsAround(ranges, top)) : undefined;
}

/** Hit test for a key press on an element. */
export const rangeForElement = (ranges: readonly MessageRange[], element: Element): MessageRange | undefined =>
  wordsAround(ranges, element) ?? ranges.find((range) => element.contains(range.element));
