/** What a key asks of a combobox. */
export type Command = "show" | "hide" | "first" | "last" | "next" | "previous" | "choose" | "unmark";

type Key = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/**
 * The keys of the ARIA Authoring Practices for a field with a list. Escape is the popup's own. Keys that move the caret take
 * the mark off the list and do what they do in any field.
 */
export function commandOf({ key, altKey, ctrlKey, metaKey }: Key, open: boolean): Command | undefined {
  if (ctrlKey || metaKey) return undefined;
  if (key === "ArrowDown") return open ? "next" : altKey ? "show" : "first";
  if (key === "ArrowUp") return altKey ? "hide" : open ? "previous" : "last";
  if (!open) return undefined;
  if (key === "Enter") return "choose";
  return ["Home", "End", "ArrowLeft", "ArrowRight"].includes(key) ? "unmark" : undefined;
}
