/** Returns the list with one item moved; the position is clamped. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined) return items;
  const others = items.toSpliced(from, 1);
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, item);
}

type Span = { start: number; end: number };

/** The position over which a dragged row is: it passes a neighbour when its edge passes the neighbour's middle. */
export function placeOf(rows: readonly Span[], from: number, by: number): number {
  const row = rows[from];
  if (!row) return from;
  const middle = ({ start, end }: Span) => (start + end) / 2;
  const before = rows.slice(0, from).filter((other) => row.start + by < middle(other)).length;
  const after = rows.slice(from + 1).filter((other) => row.end + by > middle(other)).length;
  return from - before + after;
}
