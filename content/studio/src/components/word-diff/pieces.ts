import { diffArrays } from "diff";

/** A run of text in both wordings, only in the old one, or only in the new one. */
export type Piece = { kind: "same" | "removed" | "added"; text: string };

/** Splits into words; an argument or tag is one word, so that a renamed argument is shown whole. */
const words = /\{\s*\w+\s*\}|<\/?\w+>|[\p{L}\p{N}_]+(?:['’]\p{L}+)*|\s+|[^\p{L}\p{N}\s]/gu;

const wordsOf = (text: string): string[] => text.match(words) ?? [];

const blank = (text: string) => text.trim() === "";

type Change = { same: string } | { removed: string; added: string };

/** Merges what was removed and added at the same place into one change. */
function changesBetween(before: string, after: string): Change[] {
  const changes: Change[] = [];
  for (const { value, removed, added } of diffArrays(wordsOf(before), wordsOf(after))) {
    const text = value.join("");
    const last = changes.at(-1);
    if (!removed && !added) changes.push({ same: text });
    else if (last && "removed" in last)
      Object.assign(last, removed ? { removed: last.removed + text } : { added: last.added + text });
    else changes.push({ removed: removed ? text : "", added: added ? text : "" });
  }
  return changes;
}

/** Merges changes separated only by white space: "two words" for "some others", not a patchwork. */
function joined(changes: readonly Change[]): Change[] {
  const whole: Change[] = [];
  changes.forEach((change, place) => {
    const last = whole.at(-1);
    const next = changes[place + 1];
    if ("same" in change && blank(change.same) && last && "removed" in last && next && "removed" in next) {
      Object.assign(last, { removed: last.removed + change.same, added: last.added + change.same });
    } else if ("removed" in change && last && "removed" in last) {
      Object.assign(last, { removed: last.removed + change.removed, added: last.added + change.added });
    } else whole.push({ ...change });
  });
  return whole;
}

/** Diffs two wordings word by word, in reading order. */
export function piecesOf(before: string, after: string): Piece[] {
  const pieces = joined(changesBetween(before, after)).flatMap((change): Piece[] =>
    "same" in change
      ? [{ kind: "same", text: change.same }]
      : [
          { kind: "removed", text: change.removed },
          { kind: "added", text: change.added },
        ],
  );
  return pieces.filter(({ text }) => text !== "");
}
