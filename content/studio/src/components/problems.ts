import type { CountedError } from "../data/problems.api.ts";

/** What the list can be narrowed by, each a part of the address. */
export const sides = ["release", "kind", "locale", "site"] as const;
export type Side = (typeof sides)[number];

/** The values that occur on one side, in an order that stays. */
export const valuesOf = (errors: readonly CountedError[], side: Side): string[] => [...new Set(errors.map((error) => error[side]))].sort((one, other) => other.localeCompare(one, "en", { numeric: true }));

/** What is left of the list for an address: by its sides, and by a part of the key. */
export function narrowed(errors: readonly CountedError[], query: URLSearchParams): CountedError[] {
  const wanted = (query.get("q") ?? "").trim().toLowerCase();
  return errors.filter((error) => error.key.toLowerCase().includes(wanted) && sides.every((side) => !query.get(side) || error[side] === query.get(side)));
}

/** How often customers met something, release by release, newest first; "built-in" is the copy that came with the build. */
export function countsByRelease(errors: readonly CountedError[]): { release: string; count: number }[] {
  return valuesOf(errors, "release").map((release) => ({ release, count: errors.filter((error) => error.release === release).reduce((sum, { count }) => sum + count, 0) }));
}
