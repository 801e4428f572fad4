import type { ShownWords, WordsPlace } from "@portico/content-runtime/preview/protocol";
import type { MessagePart, MarkedText, MarkedTextObserver } from "./markedText.ts";

/** One place on the page that shows (part of) a message. */
export type MessageRange = Omit<ShownWords, "text"> & {
  text: string;
  /** The preceding text on the page belongs to the same message. */
  continues: boolean;
  element: Element;
  /** For text content. */
  range?: { node: Text; start: number; end: number };
};

/** How assistive technology uses each attribute. */
const places: Readonly<Record<string, WordsPlace>> = {
  "aria-label": "name",
  placeholder: "placeholder",
  "aria-placeholder": "placeholder",
  alt: "alternative",
  "aria-valuetext": "name",
  label: "text",
  value: "text",
};
/** Attributes that are also visible. */
const seen: readonly WordsPlace[] = ["placeholder", "text"];

/** Visually hidden: small and out of the flow, for assistive technology only. */
function isVisuallyHidden(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width <= 1 && height <= 1 && getComputedStyle(element).position === "absolute";
}

const isTitle = (element: Element) => element.localName === "title" && !(element instanceof SVGElement);

/**
 * Elements without a box of their own count with their container: options with their list, an SVG title with the SVG.
 */
const boxOwner = (element: Element): Element => element.closest("select,svg") ?? element;

/** Reads the current layout; valid for one pass only, until the page changes. */
class Visibility {
  readonly #known = new Map<Element, boolean>();
  readonly #named: ReadonlySet<string>;

  constructor(page: Document) {
    const naming = [...page.querySelectorAll("[aria-labelledby],[aria-describedby]")];
    this.#named = new Set(
      naming.flatMap(
        (element) =>
          `${element.getAttribute("aria-labelledby") ?? ""} ${element.getAttribute("aria-describedby") ?? ""}`.match(
            /\S+/g,
          ) ?? [],
      ),
    );
  }

  /** Whether a user can perceive it: it is laid out, or names an element that is. */
  isPerceivable(element: Element): boolean {
    return isTitle(element) || boxOwner(element).checkVisibility({ visibilityProperty: true }) || this.#names(element);
  }

  #names(element: Element | null): boolean {
    return element !== null && (this.#named.has(element.id) || this.#names(element.parentElement));
  }

  isVisible(element: Element): boolean {
    const known = this.#known.get(element) ?? this.#computeVisible(element);
    this.#known.set(element, known);
    return known;
  }

  #computeVisible(element: Element): boolean {
    if (!element.parentElement) return true;
    if (element instanceof HTMLOptionElement) return element.selected && this.isVisible(boxOwner(element));
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      !isVisuallyHidden(element) &&
      this.isVisible(element.parentElement)
    );
  }
}

function placeOfText(element: Element): WordsPlace {
  if (isTitle(element)) return "title";
  return element.closest("svg > title") ? "name" : "text";
}

const cut = ({ text }: MarkedText, { key, start, end, continues }: MessagePart) => ({
  key,
  continues,
  text: text.slice(start, end),
});

function rangesInText(node: Text, found: MarkedText, visibility: Visibility): MessageRange[] {
  const element = node.parentElement;
  if (!element || !visibility.isPerceivable(element)) return [];
  const place = placeOfText(element);
  const inSight = place === "text" && visibility.isVisible(element);
  return found.parts.map((part) => ({
    ...cut(found, part),
    place,
    inSight,
    element,
    range: { node, start: part.start, end: part.end },
  }));
}

function rangesInAttributes(
  element: Element,
  found: ReadonlyMap<string, MarkedText>,
  visibility: Visibility,
): MessageRange[] {
  if (found.size === 0 || !visibility.isPerceivable(element)) return [];
  return [...found].flatMap(([name, text]) => {
    const place = places[name] ?? "description";
    return text.parts.map((part) => ({
      ...cut(text, part),
      place,
      inSight: seen.includes(place) && visibility.isVisible(element),
      element,
    }));
  });
}

/** Returns every place that shows a message, in document order. */
export function messageRangesOn(page: Document, words: MarkedTextObserver): MessageRange[] {
  const visibility = new Visibility(page);
  const walker = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const ranges: MessageRange[] = [];
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    const found = node instanceof Text ? words.inText(node) : undefined;
    if (found) ranges.push(...rangesInText(node as Text, found, visibility));
    if (node instanceof Element) ranges.push(...rangesInAttributes(node, words.inAttributes(node), visibility));
  }
  return ranges;
}

/** The place's rectangles in the viewport. */
export function boxesOf({ element, range }: MessageRange): DOMRect[] {
  if (!range) return [element.getBoundingClientRect()];
  const { node, start, end } = range;
  const here = node.ownerDocument.createRange();
  // The page may have changed since the ranges were collected.
  here.setStart(node, Math.min(start, node.length));
  here.setEnd(node, Math.min(end, node.length));
  return [...here.getClientRects()];
}
