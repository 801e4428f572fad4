import { describe } from "./text.ts";

/** A tab stop: the element that the Tab key has focused. */
export type Stop = {
  id: number;
  name: string;
  /** The rectangle that the focus ring surrounds, in window coordinates. */
  box: { x: number; y: number; width: number; height: number };
  perimeter: number;
  covered: boolean;
  /** The scroll position of the page: screenshots use page coordinates. */
  scrolled: { x: number; y: number };
  /** Whether the focused element is inside an iframe, and so is its ring. */
  isFrame: boolean;
};

const ids = new WeakMap<Element, number>();
let last = 0;
function idOf(element: Element): number {
  const known = ids.get(element) ?? ++last;
  ids.set(element, known);
  return known;
}

type Edges = { left: number; top: number; right: number; bottom: number };

/** A field's ring may surround the label that contains it or replaces it. */
function ringed(element: Element): Element[] {
  const label = element instanceof HTMLInputElement ? (element.closest("label") ?? element.labels?.[0]) : undefined;
  return label ? [element, label] : [element];
}

function around(elements: Element[]): Edges {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const outermost = (edge: keyof Edges, pick: (...values: number[]) => number) =>
    pick(...boxes.map((box) => box[edge]));
  return {
    left: outermost("left", Math.min),
    top: outermost("top", Math.min),
    right: outermost("right", Math.max),
    bottom: outermost("bottom", Math.max),
  };
}

/**
 * Perimeter of an element, or of each line of a link that wraps, whichever is less. A field that is not drawn counts as
 * its label.
 */
function perimeter(elements: Element[]): number {
  const lengths = elements.map((element) => {
    const { width, height } = element.getBoundingClientRect();
    const lines = [...element.getClientRects()].reduce((sum, line) => sum + 2 * (line.width + line.height), 0);
    return width <= 1 || height <= 1 || getComputedStyle(element).opacity === "0"
      ? Infinity
      : Math.min(2 * (width + height), lines);
  });
  return Math.min(...lengths);
}

/** Whether another element covers every corner and the centre of it. */
function isCovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const points = [
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
    [(left + right) / 2, (top + bottom) / 2],
  ] as const;
  const shown = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
  const above = shown.map(([x, y]) => document.elementFromPoint(x, y));
  return above.every((other) => other !== null && !element.contains(other) && !other.contains(element));
}

/** The focused element; undefined for the page itself. */
export function currentStop(): Stop | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused === document.documentElement) return undefined;
  const parts = ringed(focused);
  const { left, top, right, bottom } = around(parts);
  return {
    id: idOf(focused),
    name: describe(focused),
    box: { x: left, y: top, width: right - left, height: bottom - top },
    perimeter: perimeter(parts),
    covered: parts.every(isCovered),
    scrolled: { x: scrollX, y: scrollY },
    isFrame: focused.localName === "iframe",
  };
}

const focusable =
  "a[href], button, input:not([type='hidden']), select, textarea, summary, iframe, [tabindex], [contenteditable='true'], audio[controls], video[controls]";

/** A group with one tab stop forwards the focus to its own part. */
const handsOn = (element: Element) =>
  element.matches(
    "[role='tablist'], [role='toolbar'], [role='menu'], [role='menubar'], [role='radiogroup'], [role='listbox'], [role='grid']",
  ) && element.querySelector("[tabindex='0']") !== null;

const inReach = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(":disabled, [data-radix-focus-guard]") &&
  !element.closest("[inert]") &&
  (element as HTMLElement).tabIndex >= 0 &&
  !handsOn(element);

/** One tab stop for a group of radio buttons: the checked one, or its first. */
function isGroupsStop(element: Element, all: Element[]): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== "radio" || !element.name) return true;
  const group = all.filter(
    (other): other is HTMLInputElement =>
      other instanceof HTMLInputElement &&
      other.type === "radio" &&
      other.name === element.name &&
      other.form === element.form,
  );
  const chosen = group.find((other) => other.checked);
  return element === (chosen ?? group[0]);
}

/** Everything that the Tab key must reach; a modal dialog makes the page behind it unreachable. */
export function expectedStops(): { id: number; name: string }[] {
  const modal = [
    ...document.querySelectorAll(
      "dialog:modal, [role='dialog'][data-state='open'], [role='alertdialog'][data-state='open']",
    ),
  ].at(-1);
  const all = [...(modal ?? document.body).querySelectorAll(focusable)].filter(inReach);
  return all
    .filter((element) => isGroupsStop(element, all))
    .map((element) => ({ id: idOf(element), name: describe(element) }));
}

/** Pairs of consecutive tab stops that are in reverse order on the page. Top layers may come first or last. */
export function isBefore(earlier: number, later: number): boolean {
  const find = (id: number) => [...document.querySelectorAll(focusable)].find((element) => ids.get(element) === id);
  const [one, other] = [find(earlier), find(later)];
  return (
    !one ||
    !other ||
    Boolean(
      one.compareDocumentPosition(other) & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY),
    )
  );
}

/** Elements that look pressable but are not reachable by keyboard. */
export function mouseOnly(): string[] {
  const pressable = [...document.body.querySelectorAll<HTMLElement>("*")].filter(
    (element) =>
      getComputedStyle(element).cursor === "pointer" &&
      getComputedStyle(element.parentElement ?? element).cursor !== "pointer",
  );
  const known = `${focusable}, label, [role='option'], [role='menuitem'], [role='tab'], [role='gridcell'], option`;
  return pressable
    .filter((element) => element.checkVisibility() && !element.closest(known) && !element.querySelector(focusable))
    .map((element) => `${describe(element)} answers to a mouse only`);
}

/** Nested interactive controls: it is ambiguous which of them a press activates. */
export function nestedControls(): string[] {
  const control =
    "a[href], button, input, select, textarea, [role='button'], [role='link'], [role='checkbox'], [role='switch'], [role='tab']";
  const inner = [...document.querySelectorAll(control)].filter((element) => element.parentElement?.closest(control));
  return inner.map(
    (element) => `${describe(element)} stands inside ${describe(element.parentElement?.closest(control) ?? element)}`,
  );
}

/**
 * Resets the focus to the top of the page; a dialog that traps the focus takes it back. Blur alone would keep the
 * sequential focus starting point.
 */
export function resetFocus(): void {
  const top = document.createElement("span");
  top.tabIndex = -1;
  document.body.prepend(top);
  top.focus({ preventScroll: true });
  top.remove();
}
