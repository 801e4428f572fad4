/** Limits of a JSON text that hold before it is parsed. */
export type JsonLimits = {
  /** Arrays and objects within each other. */
  depth: number;
  /** Arrays, objects, strings and commas: each costs a parser far more than its bytes. */
  parts: number;
};

/** The limit of nested containers. The deepest body of the contract, a toggle's targeting rule, is well below it. */
export const deepestJson = 64;

const [quote, backslash] = [0x22, 0x5c];

/** What a byte outside strings means, by its value: a table, because the scan looks at every byte. */
const [opens, closes, separates] = [1, 2, 3];
const meanings = new Uint8Array(256);
for (const bracket of [0x5b, 0x7b]) meanings[bracket] = opens;
for (const bracket of [0x5d, 0x7d]) meanings[bracket] = closes;
meanings[0x2c] = separates;

/** A longer string is searched natively: a native search costs about as much as this many bytes. */
const shortString = 16;

/** The index after a string's closing quote; `from` is after the opening one. */
function endOfString(json: Buffer, from: number): number {
  for (let [at, nearby] = [from, from + shortString]; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === quote) return at + 1;
    // The byte after a backslash is never the end; escapes often come close together, so the next bytes are read here.
    if (byte === backslash) [at, nearby] = [at + 1, at + shortString];
    else if (at >= nearby) {
      const next = json.indexOf(quote, at);
      if (next === -1) return json.length;
      let backslashes = 0;
      while (json[next - backslashes - 1] === backslash && next - backslashes > at) backslashes += 1;
      if (backslashes % 2 === 0) return next + 1;
      [at, nearby] = [next, next + shortString];
    }
  }
  return json.length;
}

/** Whether a JSON text exceeds a limit. Scans the bytes once, until one does. */
export function exceeds(limits: JsonLimits, json: Buffer): boolean {
  let [depth, parts] = [0, 0];
  for (let at = 0; at < json.length;) {
    const byte = json[at] ?? 0;
    at += 1;
    const meaning = meanings[byte];
    if (byte === quote) at = endOfString(json, at);
    else if (meaning === closes) depth -= 1;
    else if (meaning === opens) depth += 1;
    else if (meaning !== separates) continue;
    if (meaning !== closes && ++parts > limits.parts) return true;
    if (depth > limits.depth) return true;
  }
  return false;
}

/** Whether arrays and objects are nested deeper than a limit. */
export const nestsDeeperThan = (depth: number, json: Buffer): boolean => exceeds({ depth, parts: Infinity }, json);
