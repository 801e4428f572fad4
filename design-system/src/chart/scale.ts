/** A value axis in cents. Its ticks are evenly spaced between the first, `from`, and the last, `to`. */
export type Scale = { readonly from: number; readonly to: number; readonly ticks: readonly number[] };

const dollar = 100;
const intervals = 4;

/**
 * The axis of a bar chart that starts at zero: it includes zero and every value, and its ticks are round whole-dollar
 * steps. With no values, or only zeros, it ranges from $0 to $1.
 */
export function scaleOf(values: readonly number[]): Scale {
  const [min, max] = reach([0, ...values]);
  return axis(min, max, roundStep(max - min));
}

/**
 * The axis of a waterfall between two amounts. Steps of a few dollars between bills of hundreds would be too thin to
 * see, so it may start above zero: below the lowest level by the distance between the lowest and the highest.
 */
export function bridgeScaleOf(levels: readonly number[]): Scale {
  const [min, max] = reach(levels);
  const apart = max - min;
  const start = min - apart;
  if (apart === 0 || start <= 0) return scaleOf(levels);
  return axis(start, max, roundStep(apart));
}

/** The position of `cents` on the scale: 0 at its start, 1 at its end. */
export function placeOn({ from, to }: Scale, cents: number): number {
  return (cents - from) / (to - from);
}

/** Minimum and maximum. Spreading into `Math.min` would exceed the argument limit for very many values. */
function reach(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([min, max], value) => [Math.min(min, value), Math.max(max, value)],
    [values[0] ?? 0, values[0] ?? 0],
  );
}

function axis(min: number, max: number, step: number): Scale {
  const from = Math.floor(min / step) * step;
  const to = Math.max(Math.ceil(max / step) * step, from + step);
  const count = Math.round((to - from) / step);
  return { from, to, ticks: Array.from({ length: count + 1 }, (_, index) => from + index * step) };
}

/** The smallest step of 1, 2, 5, 10, 20, 50 ... dollars that divides the range into about four. */
function roundStep(range: number): number {
  const min = Math.max(range / intervals / dollar, 1);
  const power = 10 ** Math.floor(Math.log10(min));
  const digit = [1, 2, 5, 10].find((candidate) => candidate * power >= min) ?? 10;
  return digit * power * dollar;
}
