/**
 * Words that carry the name of their key, unseen: characters without width around them, which the page takes out again before they are painted
 * (`foundWords.ts`). A mark is its kind and four digits, so it can stand anywhere in a text, in another marked text, or in a part of one.
 */
const kinds = { begins: "\u2061", goesOn: "\u2064", ends: "\u2062" } as const;

/** Sixteen characters that stand for digits: variation selectors, which no language writes after one of the kinds. */
const firstDigit = 0xfe00;
const mark = /([\u2061\u2062\u2064])([\ufe00-\ufe0f]{4})/g;

const digits = (index: number) => [12, 8, 4, 0].map((shift) => String.fromCharCode(firstDigit + ((index >> shift) & 15))).join("");
const numberOf = (written: string) => [...written].reduce((sum, digit) => sum * 16 + digit.charCodeAt(0) - firstDigit, 0);

/** The marks of one key. `begins` opens its first words, `goesOn` those after a tag or a paragraph. */
export type Marks = Record<keyof typeof kinds, string>;

/** @param index of a key, below 65,536 */
export const marksOf = (index: number): Marks => ({ begins: kinds.begins + digits(index), goesOn: kinds.goesOn + digits(index), ends: kinds.ends + digits(index) });

/** Words of one key in a text that has been read. */
export type MarkedPart = { index: number; start: number; end: number; goesOn: boolean };

export type ReadText = { text: string; parts: MarkedPart[] };

type Open = Omit<MarkedPart, "end">;

/** Closes the innermost open part of a key; one that was cut off before it began runs from the start. */
function closed(open: Open[], index: number, end: number): MarkedPart {
  const at = open.findLastIndex((part) => part.index === index);
  const [part] = at === -1 ? [] : open.splice(at, 1);
  return { ...(part ?? { index, start: 0, goesOn: true }), end };
}

/** A text without its marks, and the words that they named: outer ones first where words hold others. Empty ones are left out. */
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
    else open.push({ index, start: text.length, goesOn: kind === kinds.goesOn });
  }
  text += marked.slice(last);
  const cut = open.map((part) => ({ ...part, end: text.length }));
  return { text, parts: [...parts, ...cut].filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start || b.end - a.end) };
}

/** Marks as they stand in an address. */
const inAddress = /%E2%81%A[124](?:%EF%B8%8[0-9A-F]){4}/gi;

/** A text without its marks, also those in an address. */
export const plain = (text: string): string => text.replace(mark, "").replace(inAddress, "");
