import type { MessageTree } from "./tree.ts";

/** Kinds whose values must be converted or validated before formatting; all others are used as they are. */
export type CheckedKind = "number" | "date";

const known = new WeakMap<MessageTree, ReadonlyMap<string, CheckedKind>>();

/** The tree's numeric types: number 2, date 3, time 4, select 5, plural 6, tag 8. */
function collect(tree: MessageTree, kinds: Map<string, CheckedKind>): void {
  for (const element of tree) {
    if (element.type === 2 || element.type === 6) kinds.set(element.value, "number");
    if (element.type === 3 || element.type === 4) kinds.set(element.value, "date");
    if (element.type === 8) collect(element.children, kinds);
    if (element.type === 5 || element.type === 6)
      for (const option of Object.values(element.options)) collect(option.value, kinds);
  }
}

/** Returns a message's arguments that are numbers or dates. */
export function argumentKinds(tree: MessageTree): ReadonlyMap<string, CheckedKind> {
  const found = known.get(tree);
  if (found) return found;
  const kinds = new Map<string, CheckedKind>();
  collect(tree, kinds);
  known.set(tree, kinds);
  return kinds;
}
