/**
 * Invisible markers that identify a text's message key: zero-width characters around it, which the page removes before
 * painting (`foundWords.ts`). A marker is its kind and four digits, so it works anywhere in a text, nested in another
 * marked text, or in a part of one.
 */
const kinds = { begins: "\u2061", continues: "\u2064", ends: "\u2062" } as const;

/** Sixteen characters used as digits: variation selectors, which no language uses after one of the kinds. */
const firstDigit = 0xfe00;
const mark = /([\u2061\u2062\u2064])([\ufe00-\ufe0f]{4})/g;

const digits = (index: number) =>
  [12, 8, 4, 0].map((shift) => String.fromCharCode(firstDigit + ((index >> shift) & 15))).join("");
const numberOf = (written: string) =>
  [...written].reduce((sum, digit) => sum * 16 + digit.charCodeAt(0) - firstDigit, 0);

/** The markers of one key. `begins` opens its first text, `continues` the text after a tag or a paragraph. */
export type Marks = Record<keyof typeof kinds, string>;

/** @param index of a key, below 65,536 */
export const marksOf = (index: number): Marks => ({
  begins: kinds.begins + digits(index),
  continues: kinds.continues + digits(index),
  ends: kinds.ends + digits(index),
});

/** A range of one key in a text without markers. */
export type MarkedPart = { index: number; start: number; end: number; continues: boolean };

export type ReadText = { text: string; parts: MarkedPart[] };

type Open = Omit<MarkedPart, "end">;

/** Closes the innermost open range of a key; one whose start was truncated begins at 0. */
function closed(open: Open[], index: number, end: number): MarkedPart {
  const at = open.findLastIndex((part) => part.index === index);
  const [part] = at === -1 ? [] : open.splice(at, 1);
  return { ...(part ?? { index, start: 0, continues: true }), end };
}

/** Removes the markers from a text and returns the ranges they marked, outer before inner, without empty ones. */
export function readMarks(marked: string): ReadText {
  const open: Open[] = [];
  const parts: MarkedPart[] = [];
  let text = "";
  let last = 0;
  for (const { 0: whole, 1: kind, 2: written = "", index: at } of marked.matchAll(mark)) {
    text += marked.slice(last, at);
    last = at + whole.length;
    const index = numberOf(written);
    if (kind === kinds.ends) parts.push(closed(open, index, text.length));
    else open.push({ index, start: text.length, continues: kind === kinds.continues });
  }
  text += marked.slice(last);
  const cut = open.map((part) => ({ ...part, end: text.length }));
  return {
    text,
    parts: [...parts, ...cut]
      .filter(({ start, end }) => end > start)
      .sort((a, b) => a.start - b.start || b.end - a.end),
  };
}

/** Markers as percent-encoded in a URL. */
const inAddress = /%E2%81%A[124](?:%EF%B8%8[0-9A-F]){4}/gi;

/** Removes the markers from a text, also percent-encoded ones in a URL. */
export const plain = (text: string): string => text.replace(mark, "").replace(inAddress, "");
