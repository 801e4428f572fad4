import * as css from "./Waterfall.css.ts";

/** Orientation of a bar: vertical or horizontal. */
type Way = "upright" | "lying";

export type SpanShape = {
  /** The part of the scale that the bar covers, 0 to 1. */
  low: number;
  high: number;
  /** Level of the baseline: zero, or the start of the scale. */
  ground: number;
  /**
   * Level of the previous bar, and its own level if another bar follows. Dashed connector lines in the vertical chart
   * are drawn there.
   */
  before: number | undefined;
  after: number | undefined;
  /** The pattern that fills it. */
  fill: string | undefined;
  /** Whether the scale does not start at zero: a gap near the foot of the bar then marks the cut axis. */
  broken: boolean;
};

/** In percent of the container, so that the bar follows the page width without a script. */
export function SpanShapes({ way, low, high, ground, before, after, fill, broken }: SpanShape & { way: Way }) {
  const { rect, line } = ways[way];
  return (
    <g className={css[way]}>
      <line {...line(ground, "0%", "100%")} className={css.ground} />
      {way === "upright" && before !== undefined && <line {...line(before, "0%", "14%")} className={css.link} />}
      {way === "upright" && after !== undefined && <line {...line(after, "86%", "100%")} className={css.link} />}
      {low === high && <line {...line(high, "14%", "86%")} className={css.shape} />}
      {low < high &&
        pieces(low, high, broken).map(([from, to]) => (
          <rect key={from} {...rect(from, to)} rx="2" fill={fill} className={css.shape} />
        ))}
    </g>
  );
}

const percent = (part: number) => `${part * 100}%`;

const ways = {
  upright: {
    rect: (from: number, to: number) => ({ x: "14%", width: "72%", y: percent(1 - to), height: percent(to - from) }),
    line: (level: number, from: string, to: string) => ({
      y1: percent(1 - level),
      y2: percent(1 - level),
      x1: from,
      x2: to,
    }),
  },
  lying: {
    rect: (from: number, to: number) => ({ y: "14%", height: "72%", x: percent(from), width: percent(to - from) }),
    line: (level: number, from: string, to: string) => ({ x1: percent(level), x2: percent(level), y1: from, y2: to }),
  },
};

const foot = { below: 0.06, above: 0.09 };

function pieces(low: number, high: number, broken: boolean): [number, number][] {
  return broken && high > foot.above
    ? [
        [low, foot.below],
        [foot.above, high],
      ]
    : [[low, high]];
}
