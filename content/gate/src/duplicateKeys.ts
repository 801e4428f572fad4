/** A key with its colon, else a string value, else a brace. */
const tokens = /"((?:[^"\\]|\\.)*)"\s*:|"(?:[^"\\]|\\.)*"|[{}]/g;

/** The keys that an object of valid JSON has more than once: `JSON.parse` keeps only the last of them. */
export function duplicateKeys(json: string): string[] {
  const open: Set<string>[] = [];
  const found: string[] = [];
  for (const [token, key] of json.matchAll(tokens)) {
    if (token === "{") open.push(new Set());
    else if (token === "}") open.pop();
    else if (key !== undefined) {
      const keys = open.at(-1);
      if (keys?.has(key)) found.push(key);
      keys?.add(key);
    }
  }
  return found;
}
