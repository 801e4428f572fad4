/** What the words are shown as. */
export const looks = ["paragraph", "heading", "button", "alert", "field"] as const;
export type Look = (typeof looks)[number];

const byName: readonly (readonly [Look, RegExp])[] = [
  ["heading", /(^|\.)(title|heading|question)$/i],
  ["field", /(^|\.)label$/i],
  ["alert", /(^|\.)(error|failed|refused|missing|outOfRange|warning|notice)(\.|$)/i],
  ["button", /(^|\.)(action|submit|send|pay|save|cancel|close|confirm|continue|next|back|retry|tryAgain|signIn|signOut|edit|remove|add)$/i],
];

const byNote: readonly (readonly [Look, RegExp])[] = [
  ["button", /\bbutton\b/i],
  ["heading", /\b(heading|title)\b/i],
  ["field", /\b(label|name of the field)\b/i],
  ["alert", /\b(alert|notice|warning|error)\b/i],
];

/** The component that the words are most likely in, by where the catalogue says that they appear, else by the key's last names. */
export function lookOf(key: string, where: string): Look {
  // "Below the button" is no button: what comes first in the note is what the words are.
  const noted = byNote.flatMap(([look, words]) => {
    const place = where.search(words);
    return place < 0 || /\b(below|above|beside|under|after|before|in|on)\b[^,.;:]*$/i.test(where.slice(0, place)) ? [] : [{ look, place }];
  });
  return noted.sort((a, b) => a.place - b.place)[0]?.look ?? byName.find(([, names]) => names.test(key))?.[0] ?? "paragraph";
}
