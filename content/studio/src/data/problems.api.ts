import type { components } from "@portico/openapi/studio";
import { answer } from "../api/answer.ts";
import type { Reading } from "./useRead.ts";

export type CountedError = components["schemas"]["CountedError"];

/** Copy errors reported by customers' browsers in the last 30 days, most frequent first. */
export const problemsReading: Reading<CountedError[]> = {
  name: "problems",
  async load({ content }) {
    const answered = await answer(content.GET("/content/v1/editor/errors"));
    return answered.ok ? { ...answered, data: answered.data.errors } : answered;
  },
};

/** The filters, each a query parameter. */
export const sides = ["release", "kind", "locale", "site"] as const;
export type Side = (typeof sides)[number];

/** The values that occur for a filter, in a stable order. */
export const valuesOf = (errors: readonly CountedError[], side: Side): string[] =>
  [...new Set(errors.map((error) => error[side]))].sort((one, other) =>
    other.localeCompare(one, "en", { numeric: true }),
  );

/** Filters the list by the URL's query and by a part of the key. */
export function narrowed(errors: readonly CountedError[], query: URLSearchParams): CountedError[] {
  const wanted = (query.get("q") ?? "").trim().toLowerCase();
  return errors.filter(
    (error) =>
      error.key.toLowerCase().includes(wanted) &&
      sides.every((side) => !query.get(side) || error[side] === query.get(side)),
  );
}

/** Error counts per release, newest first; "built-in" is the build's own copy. */
export function countsByRelease(errors: readonly CountedError[]): { release: string; count: number }[] {
  return valuesOf(errors, "release").map((release) => ({
    release,
    count: errors.filter((error) => error.release === release).reduce((sum, { count }) => sum + count, 0),
  }));
}
