import { overlappingTexts } from "./overlap.ts";
import { describe, memoize, type TextRun, visibleTexts } from "./text.ts";

/** Tolerance for sub-pixel rounding, and for the space above and below the glyphs in a line box. */
const slack = 2;

type Edge = "left" | "right" | "top" | "bottom";

const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";

/** By how many pixels `line` overflows `box` on the two sides named. */
function beyond(line: DOMRect, box: DOMRect, [start, end]: [Edge, Edge]): number {
  return Math.max(box[start] - line[start], line[end] - box[end]);
}

function edgesOf(element: Element) {
  const { overflowX, overflowY, display, position } = getComputedStyle(element);
  return { overflowX, overflowY, display, position, box: element.getBoundingClientRect() };
}

/** The element that clips a line: an ancestor with hidden overflow, below the nearest scroll container. */
function cutter({ element }: TextRun, line: DOMRect, edges: typeof edgesOf): Element | undefined {
  let across = true;
  let down = true;
  for (
    let at: Element | null = element;
    at && at !== document.documentElement && (across || down);
    at = at.parentElement
  ) {
    const { overflowX, overflowY, display, position, box } = edges(at);
    if (display === "inline" || display === "contents") continue;
    // A line box is taller than its glyphs: up to half of it may be outside before glyphs are cut off.
    if (across && clips(overflowX) && beyond(line, box, ["left", "right"]) > slack) return at;
    if (down && clips(overflowY) && beyond(line, box, ["top", "bottom"]) > slack + line.height / 8) return at;
    if (scrolls(overflowX)) across = false;
    if (scrolls(overflowY)) down = false;
    if (position === "fixed") return undefined;
  }
  return undefined;
}

/** Texts that are outside the scrollable area to the left or right, or that an element cuts off. */
function cutTexts(texts: TextRun[]): string[] {
  const found = new Set<string>();
  const edges = memoize(edgesOf);
  for (const words of texts) {
    for (const line of words.lines) {
      const by = cutter(words, line, edges);
      if (by) found.add(`${describe(words.element)} is cut by ${by === words.element ? "its own box" : describe(by)}`);
    }
  }
  for (const field of document.querySelectorAll<HTMLElement>("input, select, textarea")) {
    if (field.scrollHeight > field.clientHeight + slack && field.localName !== "textarea" && field.clientHeight > 1)
      found.add(`${describe(field)} is too low for its text`);
  }
  return [...found];
}

/** Boxes with a border or background whose text overflows: a button, a badge, a cell. */
function stickingOut(texts: TextRun[]): string[] {
  const found = new Set<string>();
  for (const { element, lines } of texts) {
    const box = element.closest("button, a, td, th, [role='tab'], [role='option'], [role='menuitem'], legend, li");
    if (!box || getComputedStyle(box).display === "inline") continue;
    const edges = box.getBoundingClientRect();
    if (lines.some((line) => beyond(line, edges, ["left", "right"]) > slack))
      found.add(`${describe(element)} sticks out of ${describe(box)}`);
  }
  return [...found];
}

/** Elements that may scroll horizontally inside the page: two-dimensional content, or one row of tabs. */
const mayScroll = "table, [role='table'], [role='grid'], pre, code, [role='tablist'], svg";

const scrollsSideways = (element: Element) =>
  ["auto", "scroll"].includes(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1;

/** The innermost elements that overflow the page: the ones to fix. */
function culprits(edge: number): Element[] {
  const wide = [...document.body.querySelectorAll("*")].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().right > edge + 1,
  );
  return wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
}

/** Reports a page that scrolls horizontally, and parts of it that do although they are neither table nor code. */
function sidewaysScrolling(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const page =
    scrollWidth > clientWidth
      ? [
          `the page is ${scrollWidth - clientWidth} px too wide: ${culprits(clientWidth).slice(0, 3).map(describe).join(", ")}`,
        ]
      : [];
  const parts = [...document.body.querySelectorAll("*")].filter(scrollsSideways);
  const wrong = parts.filter(
    (part) =>
      !part.matches(`${mayScroll}, input, textarea, select`) &&
      !part.querySelector(mayScroll) &&
      !part.closest(mayScroll),
  );
  return [...page, ...wrong.map((part) => `${describe(part)} scrolls sideways`)];
}

/** Reports everything that is cut off, overlaps or overflows on the current page. */
export function layoutProblems(): string[] {
  const words = visibleTexts();
  return [...cutTexts(words), ...stickingOut(words), ...overlappingTexts(words), ...sidewaysScrolling()];
}

const sizes = () =>
  new Map(visibleTexts().map(({ element }) => [element, parseFloat(getComputedStyle(element).fontSize)]));

let before = new Map<Element, number>();

/** Records the size of each text. */
export function measureTexts(): void {
  before = sizes();
}

/**
 * Texts that kept the size recorded by `measureTexts`, although the page's text was doubled. Fluid headings may grow
 * less.
 */
export function unmovedTexts(): string[] {
  const after = sizes();
  const kept = [...before].filter(([element, size]) => (after.get(element) ?? Infinity) < size * 1.5);
  return kept.map(([element]) => `${describe(element)} stays at ${before.get(element)} px`);
}
