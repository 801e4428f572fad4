import { describe, memoize, type TextRun } from "./text.ts";

/** The glyphs' part of a line box: the boxes of two lines may touch where glyphs do not. */
const letters = ({ left, right, top, bottom, height }: DOMRect) => ({
  left,
  right,
  top: top + height * 0.22,
  bottom: bottom - height * 0.22,
});
type Box = ReturnType<typeof letters>;

const meet = (a: Box, b: Box) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;

/** Elements above the page on purpose (a dialog, an open list, a sticky bar) are layers of their own. */
const isOpenList = (element: Element) =>
  element.matches("[role='listbox']") && getComputedStyle(element).position === "absolute";
const isLayer = (element: Element) =>
  element.matches(":modal, :popover-open") ||
  ["fixed", "sticky"].includes(getComputedStyle(element).position) ||
  isOpenList(element);

/** The edges at which an element clips its content; undefined where content may overflow. */
function clipOf(element: Element): DOMRect | undefined {
  const { overflowX, overflowY } = getComputedStyle(element);
  return overflowX === "visible" && overflowY === "visible" ? undefined : element.getBoundingClientRect();
}

/** The part of a line that its scrolling or clipping ancestors leave visible. */
function seen(element: Element, box: Box, clip: typeof clipOf): Box | undefined {
  let { left, right, top, bottom } = box;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const edges = clip(at);
    if (edges)
      [left, right, top, bottom] = [
        Math.max(left, edges.left),
        Math.min(right, edges.right),
        Math.max(top, edges.top),
        Math.min(bottom, edges.bottom),
      ];
  }
  return right > left && bottom > top ? { left, right, top, bottom } : undefined;
}

type Drawn = { element: Element; layer: Element; boxes: Box[] };

function drawn(words: TextRun[]): Drawn[] {
  const clip = memoize(clipOf);
  const layerOf = memoize((element): Element =>
    isLayer(element) || !element.parentElement ? element : layerOf(element.parentElement),
  );
  return words.map(({ element, lines }) => ({
    element,
    layer: layerOf(element),
    boxes: lines.map((line) => seen(element, letters(line), clip)).filter((box) => box !== undefined),
  }));
}

/** Texts that overlap. */
export function overlappingTexts(words: TextRun[]): string[] {
  const texts = drawn(words);
  const found = new Set<string>();
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (one.layer === other.layer && one.boxes.some((a) => other.boxes.some((b) => meet(a, b))))
        found.add(`${describe(one.element)} lies on ${describe(other.element)}`);
    }
  }
  return [...found];
}
