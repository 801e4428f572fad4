import type { Keys } from "@portico/content-runtime/preview/keys";
import { plain, readMarks } from "@portico/content-runtime/preview/marks";

/** Words of one key in a text of the page. */
export type FoundPart = { key: string; start: number; end: number; goesOn: boolean };
/** A text as it reads, and the keys in it. */
export type FoundText = { text: string; parts: FoundPart[] };

export type FoundWords = {
  inText(node: Text): FoundText | undefined;
  /** By the attribute's name. */
  inAttributes(element: Element): ReadonlyMap<string, FoundText>;
  stop(): void;
};

const none: ReadonlyMap<string, FoundText> = new Map();
const everything = { subtree: true, childList: true, characterData: true, attributes: true } as const;

/**
 * Takes the marks out of whatever comes into a page, before it is painted or read out, and remembers which keys stand where. `changed` is told
 * after each batch of changes, whether or not words were among them.
 */
export function watchWords(page: Document, keys: Keys, changed: () => void): FoundWords {
  const texts = new WeakMap<Text, FoundText>();
  const attributes = new WeakMap<Element, Map<string, FoundText>>();

  function read(marked: string): FoundText | undefined {
    const { text, parts } = readMarks(marked);
    const known = parts.flatMap(({ index, ...part }) => (keys.keyAt(index) === undefined ? [] : [{ key: keys.keyAt(index) ?? "", ...part }]));
    return known.length === 0 ? undefined : { text, parts: known };
  }

  /** A text that reads as it did is the one whose marks were taken out here. */
  function settleText(node: Text): void {
    if (texts.get(node)?.text === node.data) return;
    const found = read(node.data);
    if (!found) return void texts.delete(node);
    texts.set(node, found);
    node.data = found.text;
  }

  function settleAttribute(element: Element, name: string): void {
    const value = element.getAttribute(name) ?? "";
    const known = attributes.get(element);
    if (known?.get(name)?.text === value) return;
    const found = read(value);
    if (found) attributes.set(element, new Map([...(known ?? []), [name, found]]));
    else known?.delete(name);
    const clean = plain(value);
    if (clean !== value) element.setAttribute(name, clean);
  }

  function settle(node: Node): void {
    if (node instanceof Text) return settleText(node);
    if (node instanceof Element) for (const name of node.getAttributeNames()) settleAttribute(node, name);
    node.childNodes.forEach(settle);
  }

  function heed({ type, target, attributeName, addedNodes }: MutationRecord): void {
    if (type === "characterData") settle(target);
    else if (type === "attributes") settleAttribute(target as Element, attributeName ?? "");
    else addedNodes.forEach(settle);
  }

  const observer = new MutationObserver((records) => {
    records.forEach(heed);
    // What was changed just now was changed here.
    observer.takeRecords();
    changed();
  });
  settle(page);
  observer.observe(page, everything);
  return { inText: (node) => texts.get(node), inAttributes: (element) => attributes.get(element) ?? none, stop: () => observer.disconnect() };
}
