/** How many letters lie between two words (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1]?.toLowerCase() === other[j - 1]?.toLowerCase() ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The word most like the one that was found. */
export const nearest = (found: string, words: readonly string[]): string | undefined => [...words].sort((a, b) => distance(found, a) - distance(found, b))[0];
