import type { ShownWords } from "@portico/content-runtime/preview/protocol";
import type { MessageRange } from "./messageRanges.ts";

/** Joins the parts of a message that tags or paragraphs split. */
function joined(ranges: readonly MessageRange[]): ShownWords[] {
  const words: ShownWords[] = [];
  for (const { key, place, text, inSight, continues } of ranges) {
    const before = continues ? words.findLast((one) => one.key === key && one.place === place) : undefined;
    if (before) Object.assign(before, { text: before.text + text, inSight: before.inSight || inSight });
    else words.push({ key, place, text, inSight });
  }
  return words;
}

/** Lists the messages on the page, without duplicates. */
export function shownWords(ranges: readonly MessageRange[]): ShownWords[] {
  const once = new Map<string, ShownWords>();
  for (const words of joined(ranges)) {
    const name = JSON.stringify([words.key, words.place, words.text]);
    const known = once.get(name);
    once.set(name, { ...words, inSight: words.inSight || known?.inSight === true });
  }
  return [...once.values()];
}
