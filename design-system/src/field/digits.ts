const otherDigits = /[\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9]/g;

/** The digits of a text as ASCII. Converts full-width and Arabic digits; drops all other characters. */
export function digitsOf(text: string): string {
  return text.replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 0xf)).replace(/[^0-9]/g, "");
}

/** Splits digits into groups of the given sizes: `grouped("42424", [4, 4], " ")` is `"4242 4"`. */
export function grouped(digits: string, sizes: readonly number[], separator: string): string {
  const groups: string[] = [];
  let start = 0;
  for (const size of sizes) {
    if (start >= digits.length) break;
    groups.push(digits.slice(start, start + size));
    start += size;
  }
  return groups.join(separator);
}
