/**
 * Canonical JSON with sorted keys and no whitespace: the bytes that hashes and signatures are computed over.
 * The value is plain JSON: no undefined, no Date, no cycles.
 * @param write writes a member; the caller may pass a memoized version
 */
export function canonicalJson(value: unknown, write: (member: unknown) => string = canonicalJson): string {
  if (Array.isArray(value)) return `[${value.map((item) => write(item)).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${write(member)}`).join(",")}}`;
}
