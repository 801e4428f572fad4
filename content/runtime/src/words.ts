import { intlSettings, type MessageFormatter, type MessageValues, partsWith } from "@portico/message/format";
import type { Locale, MessageTree } from "@portico/message/tree";
import { createIntl, createIntlCache, type IntlShape } from "react-intl";

export type Messages = Readonly<Record<string, MessageTree>>;

/** Compiled messages of one language and what formats them. */
export type Shelf = { messages: Messages; intl: IntlShape };

/** Formatters of numbers and dates are dear to make; every shelf shares them. */
const cache = createIntlCache();

export function shelfOf(locale: Locale, timeZone: string, messages: Messages): Shelf {
  return { messages, intl: createIntl(intlSettings(locale, timeZone, messages), cache) };
}

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
 * The parts of a message, looked up in what is shown, then in what was built in. Whatever is wrong with it, the answer is words:
 * those of the next shelf, or the message without its arguments; never the key, never nothing.
 */
export function partsOf<Node>(shelves: readonly Shelf[], timeZone: string, key: string, values: MessageValues<Node>, onTrouble: (trouble: Trouble) => void): (string | Node)[] {
  const found = shelves.map(({ messages, intl }) => ({ tree: Object.hasOwn(messages, key) ? messages[key] : undefined, intl }));
  if (found[0]?.tree === undefined) onTrouble("missingKey");
  for (const { tree, intl } of found) {
    if (tree === undefined) continue;
    try {
      return partsWith(intl as MessageFormatter<Node>, key, tree, timeZone, values);
    } catch {
      onTrouble("formatError");
    }
  }
  const tree = found.find((shelf) => shelf.tree !== undefined)?.tree;
  return [tree ? bareWords(tree) : "…"];
}
