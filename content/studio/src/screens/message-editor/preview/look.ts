/** The component to preview the message in. */
export const looks = ["paragraph", "heading", "button", "alert", "field"] as const;
export type Look = (typeof looks)[number];

const byName: readonly (readonly [Look, RegExp])[] = [
  ["heading", /(^|\.)(title|heading|question)$/i],
  ["field", /(^|\.)label$/i],
  ["alert", /(^|\.)(error|failed|refused|missing|outOfRange|warning|notice)(\.|$)/i],
  [
    "button",
    /(^|\.)(action|submit|send|pay|save|cancel|close|confirm|continue|next|back|retry|tryAgain|signIn|signOut|edit|remove|add)$/i,
  ],
];

const byNote: readonly (readonly [Look, RegExp])[] = [
  ["button", /\bbutton\b/i],
  ["heading", /\b(heading|title)\b/i],
  ["field", /\b(label|name of the field)\b/i],
  ["alert", /\b(alert|notice|warning|error)\b/i],
];

/** Guesses the component: from the catalogue's note about where the message appears, else from the end of its key. */
export function lookOf(key: string, where: string): Look {
  // "Below the button" is not a button: ignores places after a preposition, and takes the first one named.
  const noted = byNote.flatMap(([look, words]) => {
    const place = where.search(words);
    return place < 0 || /\b(below|above|beside|under|after|before|in|on)\b[^,.;:]*$/i.test(where.slice(0, place))
      ? []
      : [{ look, place }];
  });
  return (
    noted.sort((a, b) => a.place - b.place)[0]?.look ?? byName.find(([, names]) => names.test(key))?.[0] ?? "paragraph"
  );
}
