/** A value axis in cents. Its ticks stand at even distances from the first, `from`, to the last, `to`. */
export type Scale = { readonly from: number; readonly to: number; readonly ticks: readonly number[] };

const dollar = 100;
const intervals = 4;

/**
 * The axis of a chart whose bars grow from zero: zero and every value are within, ticks are whole dollars in round steps.
 * Without values, or with nothing but zeros, it reaches from $0 to $1.
 */
export function scaleOf(values: readonly number[]): Scale {
  const [least, most] = reach([0, ...values]);
  return axis(least, most, roundStep(most - least));
}

/**
 * The axis of a bridge between two amounts. Steps of a few dollars between bills of hundreds would be too thin to see, so
 * it may start above zero: as far below the lowest level as the levels are apart.
 */
export function bridgeScaleOf(levels: readonly number[]): Scale {
  const [least, most] = reach(levels);
  const apart = most - least;
  const start = least - apart;
  if (apart === 0 || start <= 0) return scaleOf(levels);
  return axis(start, most, roundStep(apart));
}

/** Where `cents` stand on the scale: 0 at its start, 1 at its end. */
export function placeOn({ from, to }: Scale, cents: number): number {
  return (cents - from) / (to - from);
}

/** The least and the greatest; a spread call would run out of arguments with very many. */
function reach(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(([least, most], value) => [Math.min(least, value), Math.max(most, value)], [values[0] ?? 0, values[0] ?? 0]);
}

function axis(least: number, most: number, step: number): Scale {
  const from = Math.floor(least / step) * step;
  const to = Math.max(Math.ceil(most / step) * step, from + step);
  const count = Math.round((to - from) / step);
  return { from, to, ticks: Array.from({ length: count + 1 }, (_, index) => from + index * step) };
}

/** The first of 1, 2, 5, 10, 20, 50 ... dollars that makes about four steps of the range. */
function roundStep(range: number): number {
  const least = Math.max(range / intervals / dollar, 1);
  const power = 10 ** Math.floor(Math.log10(least));
  const digit = [1, 2, 5, 10].find((candidate) => candidate * power >= least) ?? 10;
  return digit * power * dollar;
}
