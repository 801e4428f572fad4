import type { ShownWords } from "@portico/content-runtime/preview/protocol";
import type { Spot } from "./spots.ts";

/** Puts the pieces of a message together that tags or paragraphs parted. */
function joined(spots: readonly Spot[]): ShownWords[] {
  const words: ShownWords[] = [];
  for (const { key, place, text, inSight, goesOn } of spots) {
    const before = goesOn ? words.findLast((one) => one.key === key && one.place === place) : undefined;
    if (before) Object.assign(before, { text: before.text + text, inSight: before.inSight || inSight });
    else words.push({ key, place, text, inSight });
  }
  return words;
}

/** What is on the page, each thing once however often it stands there. */
export function shownWords(spots: readonly Spot[]): ShownWords[] {
  const once = new Map<string, ShownWords>();
  for (const words of joined(spots)) {
    const name = JSON.stringify([words.key, words.place, words.text]);
    const known = once.get(name);
    once.set(name, { ...words, inSight: words.inSight || known?.inSight === true });
  }
  return [...once.values()];
}
