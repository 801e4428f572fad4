import { named, wordsOnPage, type Words } from "./text.ts";

/** The letters' own part of a line: boxes of two lines may touch where letters do not. */
const letters = ({ left, right, top, bottom, height }: DOMRect) => ({ left, right, top: top + height * 0.22, bottom: bottom - height * 0.22 });
type Box = ReturnType<typeof letters>;

const meet = (a: Box, b: Box) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;

/** What lies above the page on purpose, a dialog, a list that opened, a bar that sticks, is a layer of its own. */
function layer(element: Element): Element {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.matches(":modal, :popover-open") || ["fixed", "sticky"].includes(getComputedStyle(at).position)) return at;
  }
  return document.body;
}

/** Part of a line that its scrolling or clipping ancestors leave to be seen. */
function seen(element: Element, box: Box): Box | undefined {
  let { left, right, top, bottom } = box;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const edges = at.getBoundingClientRect();
    [left, right, top, bottom] = [Math.max(left, edges.left), Math.min(right, edges.right), Math.max(top, edges.top), Math.min(bottom, edges.bottom)];
  }
  return right > left && bottom > top ? { left, right, top, bottom } : undefined;
}

function boxes({ element, lines }: Words) {
  return lines.map((line) => seen(element, letters(line))).filter((box) => box !== undefined);
}

/** Texts drawn on top of each other. */
export function overlappingTexts(): string[] {
  const texts = wordsOnPage().map((words) => ({ ...words, layer: layer(words.element), boxes: boxes(words) }));
  const found = new Set<string>();
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (one.layer === other.layer && one.boxes.some((a) => other.boxes.some((b) => meet(a, b)))) found.add(`${named(one.element)} lies on ${named(other.element)}`);
    }
  }
  return [...found];
}
