import { intlSettings, type MessageFormatter, type MessageValues, partsWith } from "@portico/message/format";
import type { Locale, MessageTree } from "@portico/message/tree";
import { createIntl, createIntlCache, type IntlShape } from "react-intl";

export type Messages = Readonly<Record<string, MessageTree>>;

/** Compiled messages of one language and their formatter. */
export type LocaleMessages = { messages: Messages; intl: IntlShape };

/** Number and date formatters are expensive to create, so all shelves share them. */
const cache = createIntlCache();

/** Creates the formatter of one language's compiled messages; formatters of numbers and dates are cached. */
export function localeMessagesOf(locale: Locale, timeZone: string, messages: Messages): LocaleMessages {
  return { messages, intl: createIntl(intlSettings(locale, timeZone, messages), cache) };
}

export type Trouble = "missingKey" | "formatError";

/** The text of one element without its arguments. The numbers are the AST's element types. */
function bareElement(element: MessageTree[number]): string {
  if (element.type === 0) return element.value;
  if (element.type === 8) return element.children.map(bareElement).join("");
  return element.type === 5 || element.type === 6
    ? (element.options["other"]?.value ?? []).map(bareElement).join("")
    : "";
}

/** The text of a message without its arguments: the last fallback before a blank. */
const bareWords = (tree: MessageTree): string => tree.map(bareElement).join("").trim() || "…";

/**
 * Formats a message to parts: looks it up in the current messages, then in the built-in ones. On any error it still
 * returns text: the next shelf's message, or the message without its arguments; never the key, never nothing.
 */
export function partsOf<Node>(
  shelves: readonly LocaleMessages[],
  timeZone: string,
  key: string,
  values: MessageValues<Node>,
  onTrouble: (trouble: Trouble) => void,
): (string | Node)[] {
  const found = shelves.map(({ messages, intl }) => ({
    tree: Object.hasOwn(messages, key) ? messages[key] : undefined,
    intl,
  }));
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
