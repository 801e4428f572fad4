/** The number of items in the row. It is constant, so that nothing moves under the pointer. */
const places = 7;

const run = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);

/**
 * The pages to show: the first, the last, the current one with its neighbours, and an ellipsis for pages that are left
 * out.
 */
export function pagesShown(page: number, pages: number): readonly (number | "gap")[] {
  if (pages <= places) return run(1, pages);
  if (page <= 4) return [...run(1, 5), "gap", pages];
  if (page >= pages - 3) return [1, "gap", ...run(pages - 4, 5)];
  return [1, "gap", page - 1, page, page + 1, "gap", pages];
}

/** Clamps to a whole number within the bounds; 1 if the value is not a number. */
export function within(value: number, first: number, last: number): number {
  return Number.isNaN(value) ? first : Math.min(Math.max(Math.trunc(value), first), last);
}
