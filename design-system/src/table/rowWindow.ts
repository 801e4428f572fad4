/** Overscan: rows rendered above and below the visible ones, so that fast scrolling shows no blank. */
const spare = 8;

/** The top of each row in CSS pixels; the last entry is the bottom of the last row. */
export function offsetsOf(heights: readonly (number | undefined)[]): readonly number[] {
  const known = heights.filter((height) => height !== undefined);
  const usual = known.length > 0 ? known.reduce((sum, height) => sum + height, 0) / known.length : 53;
  const offsets = [0];
  for (const height of heights) offsets.push((offsets.at(-1) ?? 0) + (height ?? usual));
  return offsets;
}

/** The index of the row at the offset `at`. */
function rowAt(offsets: readonly number[], at: number): number {
  let [low, high] = [0, Math.max(0, offsets.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The rows to render: the visible ones with overscan, and the focused one wherever it is, so that the focus is not
 * lost.
 */
export function rowsInSight(
  offsets: readonly number[],
  view: { top: number; height: number },
  active: number,
): readonly number[] {
  const last = offsets.length - 2;
  const from = Math.max(0, rowAt(offsets, view.top) - spare);
  const to = Math.min(last, rowAt(offsets, view.top + view.height) + spare);
  const seen = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  if (active < 0 || active > last || (active >= from && active <= to)) return seen;
  return active < from ? [active, ...seen] : [...seen, active];
}
