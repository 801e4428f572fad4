/**
 * Converts counts to thousandths of their total that sum to exactly 1,000 (largest remainder method).
 *
 * @param total the sum of all counts
 */
export function thousandths(counts: readonly number[], total: number): number[] {
  const exact = counts.map((count) => (total === 0 ? 0 : (count * 1000) / total));
  const parts = exact.map(Math.floor);
  const left = Math.round(exact.reduce((sum, part) => sum + part, 0)) - parts.reduce((sum, part) => sum + part, 0);
  const byLoss = exact.map((part, place) => ({ place, loss: part - Math.floor(part) })).sort((a, b) => b.loss - a.loss);
  for (const { place } of byLoss.slice(0, left)) parts[place] = (parts[place] ?? 0) + 1;
  return parts;
}
