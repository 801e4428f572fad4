/** Places in the row of pages. It keeps its length, so that nothing moves under the pointer. */
const places = 7;

const run = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);

/** Which pages have a place: the first and the last, the current one with its neighbours, and a gap where pages are left out. */
export function pagesShown(page: number, pages: number): readonly (number | "gap")[] {
  if (pages <= places) return run(1, pages);
  if (page <= 4) return [...run(1, 5), "gap", pages];
  if (page >= pages - 3) return [1, "gap", ...run(pages - 4, 5)];
  return [1, "gap", page - 1, page, page + 1, "gap", pages];
}

/** A whole number between the ends; the first where there is no number at all. */
export function within(value: number, first: number, last: number): number {
  return Number.isNaN(value) ? first : Math.min(Math.max(Math.trunc(value), first), last);
}
