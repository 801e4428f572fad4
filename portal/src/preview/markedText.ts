import type { Keys } from "@portico/content-runtime/preview/keys";
import { plain, readMarks } from "@portico/content-runtime/preview/marks";

/** A range of text that belongs to one message key. */
export type MessagePart = { key: string; start: number; end: number; continues: boolean };
/** A text without markers, and the keys found in it. */
export type MarkedText = { text: string; parts: MessagePart[] };

export type MarkedTextObserver = {
  inText(node: Text): MarkedText | undefined;
  /** By attribute name. */
  inAttributes(element: Element): ReadonlyMap<string, MarkedText>;
  stop(): void;
};

const none: ReadonlyMap<string, MarkedText> = new Map();
const everything = { subtree: true, childList: true, characterData: true, attributes: true } as const;

/**
 * Removes the markers from all text that enters the page, before it is painted or announced, and records which key each
 * text belongs to (MutationObserver). Calls `changed` after each batch of mutations, with or without messages.
 */
export function observeMarkedText(page: Document, keys: Keys, changed: () => void): MarkedTextObserver {
  const texts = new WeakMap<Text, MarkedText>();
  const attributes = new WeakMap<Element, Map<string, MarkedText>>();

  function read(marked: string): MarkedText | undefined {
    const { text, parts } = readMarks(marked);
    const known = parts.flatMap(({ index, ...part }) =>
      keys.keyAt(index) === undefined ? [] : [{ key: keys.keyAt(index) ?? "", ...part }],
    );
    return known.length === 0 ? undefined : { text, parts: known };
  }

  /** A text that is unchanged since its markers were removed keeps its keys. */
  function cleanText(node: Text): void {
    if (texts.get(node)?.text === node.data) return;
    const found = read(node.data);
    if (!found) return void texts.delete(node);
    texts.set(node, found);
    node.data = found.text;
  }

  function cleanAttribute(element: Element, name: string): void {
    const value = element.getAttribute(name) ?? "";
    const known = attributes.get(element);
    if (known?.get(name)?.text === value) return;
    const found = read(value);
    if (found) attributes.set(element, new Map([...(known ?? []), [name, found]]));
    else known?.delete(name);
    const clean = plain(value);
    if (clean !== value) element.setAttribute(name, clean);
  }

  function cleanNode(node: Node): void {
    if (node instanceof Text) return cleanText(node);
    if (node instanceof Element) for (const name of node.getAttributeNames()) cleanAttribute(node, name);
    node.childNodes.forEach(cleanNode);
  }

  function applyMutation({ type, target, attributeName, addedNodes }: MutationRecord): void {
    if (type === "characterData") cleanNode(target);
    else if (type === "attributes") cleanAttribute(target as Element, attributeName ?? "");
    else addedNodes.forEach(cleanNode);
  }

  const observer = new MutationObserver((records) => {
    records.forEach(applyMutation);
    // Skips mutations caused by this observer itself.
    observer.takeRecords();
    changed();
  });
  cleanNode(page);
  observer.observe(page, everything);
  return {
    inText: (node) => texts.get(node),
    inAttributes: (element) => attributes.get(element) ?? none,
    stop: () => observer.disconnect(),
  };
}
