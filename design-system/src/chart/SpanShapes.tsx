import * as css from "./Waterfall.css.ts";

/** How a bar stands: its levels go up, or along the line. */
type Way = "upright" | "lying";

export type SpanShape = {
  /** The part of the scale that the bar covers, 0 to 1. */
  low: number;
  high: number;
  /** Where totals stand: zero, or the start of the scale. */
  ground: number;
  /** Level of the bar before it, and its own where another follows: upright, dashes carry them over. */
  before: number | undefined;
  after: number | undefined;
  /** Its pattern. */
  fill: string | undefined;
  /** Whether it stands on a scale that does not start at zero: then a gap near its foot says so. */
  broken: boolean;
};

/** In percent of its place, so that it follows the width of the page without a script. */
export function SpanShapes({ way, low, high, ground, before, after, fill, broken }: SpanShape & { way: Way }) {
  const { rect, line } = ways[way];
  return (
    <g className={css[way]}>
      <line {...line(ground, "0%", "100%")} className={css.ground} />
      {way === "upright" && before !== undefined && <line {...line(before, "0%", "14%")} className={css.link} />}
      {way === "upright" && after !== undefined && <line {...line(after, "86%", "100%")} className={css.link} />}
      {low === high && <line {...line(high, "14%", "86%")} className={css.shape} />}
      {low < high && pieces(low, high, broken).map(([from, to]) => <rect key={from} {...rect(from, to)} rx="2" fill={fill} className={css.shape} />)}
    </g>
  );
}

const percent = (part: number) => `${part * 100}%`;

const ways = {
  upright: {
    rect: (from: number, to: number) => ({ x: "14%", width: "72%", y: percent(1 - to), height: percent(to - from) }),
    line: (level: number, from: string, to: string) => ({ y1: percent(1 - level), y2: percent(1 - level), x1: from, x2: to }),
  },
  lying: {
    rect: (from: number, to: number) => ({ y: "14%", height: "72%", x: percent(from), width: percent(to - from) }),
    line: (level: number, from: string, to: string) => ({ x1: percent(level), x2: percent(level), y1: from, y2: to }),
  },
};

const foot = { below: 0.06, above: 0.09 };

function pieces(low: number, high: number, broken: boolean): [number, number][] {
  return broken && high > foot.above ? [[low, foot.below], [foot.above, high]] : [[low, high]];
}
