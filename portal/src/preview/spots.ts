import type { ShownWords, WordsPlace } from "@portico/content-runtime/preview/protocol";
import type { FoundPart, FoundText, FoundWords } from "./foundWords.ts";

/** One place on the page where words of a key stand. */
export type Spot = Omit<ShownWords, "text"> & {
  text: string;
  /** The words before, on the page, are of the same message. */
  goesOn: boolean;
  element: Element;
  /** For words that are text of the page. */
  range?: { node: Text; start: number; end: number };
};

/** What attributes are to whoever reads the page. */
const places: Readonly<Record<string, WordsPlace>> = { "aria-label": "name", placeholder: "placeholder", "aria-placeholder": "placeholder", alt: "alternative", "aria-valuetext": "name", label: "text", value: "text" };
/** Of the attributes, those that are seen as well. */
const seen: readonly WordsPlace[] = ["placeholder", "text"];

/** Small and out of the flow: what is there for assistive technology alone. */
function isTucked(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width <= 1 && height <= 1 && getComputedStyle(element).position === "absolute";
}

const isTitle = (element: Element) => element.localName === "title" && !(element instanceof SVGElement);

/** What has no box of its own is there with what holds it: choices with their list, a drawing's title with the drawing. */
const drawnIn = (element: Element): Element => element.closest("select,svg") ?? element;

/** Looks at the page as it is laid out now; for one pass only. */
class Sight {
  readonly #known = new Map<Element, boolean>();
  readonly #named: ReadonlySet<string>;

  constructor(page: Document) {
    const naming = [...page.querySelectorAll("[aria-labelledby],[aria-describedby]")];
    this.#named = new Set(naming.flatMap((element) => `${element.getAttribute("aria-labelledby") ?? ""} ${element.getAttribute("aria-describedby") ?? ""}`.match(/\S+/g) ?? []));
  }

  /** Whether anybody meets it: it is laid out, or names something that is. */
  isMet(element: Element): boolean {
    return isTitle(element) || drawnIn(element).checkVisibility({ visibilityProperty: true }) || this.#names(element);
  }

  #names(element: Element | null): boolean {
    return element !== null && (this.#named.has(element.id) || this.#names(element.parentElement));
  }

  isSeen(element: Element): boolean {
    const known = this.#known.get(element) ?? this.#look(element);
    this.#known.set(element, known);
    return known;
  }

  #look(element: Element): boolean {
    if (!element.parentElement) return true;
    if (element instanceof HTMLOptionElement) return element.selected && this.isSeen(drawnIn(element));
    return element.checkVisibility({ visibilityProperty: true }) && !isTucked(element) && this.isSeen(element.parentElement);
  }
}

function placeOfText(element: Element): WordsPlace {
  if (isTitle(element)) return "title";
  return element.closest("svg > title") ? "name" : "text";
}

const cut = ({ text }: FoundText, { key, start, end, goesOn }: FoundPart) => ({ key, goesOn, text: text.slice(start, end) });

function spotsInText(node: Text, found: FoundText, sight: Sight): Spot[] {
  const element = node.parentElement;
  if (!element || !sight.isMet(element)) return [];
  const place = placeOfText(element);
  const inSight = place === "text" && sight.isSeen(element);
  return found.parts.map((part) => ({ ...cut(found, part), place, inSight, element, range: { node, start: part.start, end: part.end } }));
}

function spotsInAttributes(element: Element, found: ReadonlyMap<string, FoundText>, sight: Sight): Spot[] {
  if (found.size === 0 || !sight.isMet(element)) return [];
  return [...found].flatMap(([name, text]) => {
    const place = places[name] ?? "description";
    return text.parts.map((part) => ({ ...cut(text, part), place, inSight: seen.includes(place) && sight.isSeen(element), element }));
  });
}

/** Every place with words of a key, in the order of the page. */
export function spotsOn(page: Document, words: FoundWords): Spot[] {
  const sight = new Sight(page);
  const walker = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const spots: Spot[] = [];
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    const found = node instanceof Text ? words.inText(node) : undefined;
    if (found) spots.push(...spotsInText(node as Text, found, sight));
    if (node instanceof Element) spots.push(...spotsInAttributes(node, words.inAttributes(node), sight));
  }
  return spots;
}

/** Where a place is in the window. */
export function boxesOf({ element, range }: Spot): DOMRect[] {
  if (!range) return [element.getBoundingClientRect()];
  const { node, start, end } = range;
  const here = node.ownerDocument.createRange();
  // The page may have changed since it was looked at.
  here.setStart(node, Math.min(start, node.length));
  here.setEnd(node, Math.min(end, node.length));
  return [...here.getClientRects()];
}
