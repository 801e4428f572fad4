import { named, once, type Words } from "./text.ts";

/** Rounding of sub-pixels, and the room above and below letters that a line has in its own box. */
const slack = 2;

type Edge = "left" | "right" | "top" | "bottom";

const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";

/** By how much `line` leaves `box` on the two sides named. */
function beyond(line: DOMRect, box: DOMRect, [start, end]: [Edge, Edge]): number {
  return Math.max(box[start] - line[start], line[end] - box[end]);
}

function edgesOf(element: Element) {
  const { overflowX, overflowY, display, position } = getComputedStyle(element);
  return { overflowX, overflowY, display, position, box: element.getBoundingClientRect() };
}

/** What cuts a line: an ancestor with hidden overflow, before one that scrolls. */
function cutter({ element }: Words, line: DOMRect, edges: typeof edgesOf): Element | undefined {
  let across = true;
  let down = true;
  for (let at: Element | null = element; at && at !== document.documentElement && (across || down); at = at.parentElement) {
    const { overflowX, overflowY, display, position, box } = edges(at);
    if (display === "inline" || display === "contents") continue;
    // A line's own box is taller than its letters: half of it outside is still whole letters.
    if (across && clips(overflowX) && beyond(line, box, ["left", "right"]) > slack) return at;
    if (down && clips(overflowY) && beyond(line, box, ["top", "bottom"]) > slack + line.height / 8) return at;
    if (scrolls(overflowX)) across = false;
    if (scrolls(overflowY)) down = false;
    if (position === "fixed") return undefined;
  }
  return undefined;
}

/** Texts that stand outside the left or right edge of what can be scrolled to, or that something cuts off. */
export function cutTexts(texts: Words[]): string[] {
  const found = new Set<string>();
  const edges = once(edgesOf);
  for (const words of texts) {
    for (const line of words.lines) {
      const by = cutter(words, line, edges);
      if (by) found.add(`${named(words.element)} is cut by ${by === words.element ? "its own box" : named(by)}`);
    }
  }
  for (const field of document.querySelectorAll<HTMLElement>("input, select, textarea")) {
    if (field.scrollHeight > field.clientHeight + slack && field.localName !== "textarea" && field.clientHeight > 1) found.add(`${named(field)} is too low for its text`);
  }
  return [...found];
}

/** Boxes with an edge of their own whose words stick out: a button, a badge, a cell. */
export function stickingOut(texts: Words[]): string[] {
  const found = new Set<string>();
  for (const { element, lines } of texts) {
    const box = element.closest("button, a, td, th, [role='tab'], [role='option'], [role='menuitem'], legend, li");
    if (!box || getComputedStyle(box).display === "inline") continue;
    const edges = box.getBoundingClientRect();
    if (lines.some((line) => beyond(line, edges, ["left", "right"]) > slack)) found.add(`${named(element)} sticks out of ${named(box)}`);
  }
  return [...found];
}
