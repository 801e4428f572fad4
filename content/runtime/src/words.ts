import { formatParts, type MessageValues } from "@portico/message/format";
import type { Locale, MessageTree } from "@portico/message/tree";

export type Messages = Readonly<Record<string, MessageTree>>;

/** Copy in the order in which a key is looked up: what is shown, then what was built in. */
export type Words = { locale: Locale; timeZone: string; shelves: readonly Messages[] };

export type Trouble = "missingKey" | "formatError";

/** Words of one element without its arguments. The numbers are the tree's own names of its kinds. */
function bareElement(element: MessageTree[number]): string {
  if (element.type === 0) return element.value;
  if (element.type === 8) return element.children.map(bareElement).join("");
  return element.type === 5 || element.type === 6 ? (element.options["other"]?.value ?? []).map(bareElement).join("") : "";
}

/** The words of a message without its arguments: the last resort before a blank. */
const bareWords = (tree: MessageTree): string => tree.map(bareElement).join("").trim() || "…";

/**
 * The parts of a message. Whatever is wrong with it, the answer is words: those of the next shelf, or the message without its
 * arguments; never the key, never nothing.
 */
export function partsOf<Node>(words: Words, key: string, values: MessageValues<Node>, onTrouble: (trouble: Trouble) => void): (string | Node)[] {
  const found = words.shelves.map((messages) => (Object.hasOwn(messages, key) ? messages[key] : undefined));
  if (found[0] === undefined) onTrouble("missingKey");
  const trees = found.filter((tree) => tree !== undefined);
  for (const tree of trees) {
    try {
      return formatParts<Node>(tree, words.locale, words.timeZone, values);
    } catch {
      onTrouble("formatError");
    }
  }
  return [trees[0] ? bareWords(trees[0]) : "…"];
}
