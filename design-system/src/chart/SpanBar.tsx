import type { ComponentProps } from "react";
import { useLocale } from "../locale/index.ts";
import { formatMoney } from "../money/index.ts";
import { isTotal, type Span } from "./bridge.ts";
import { filledWith } from "./Patterns.tsx";
import { placeOn, type Scale } from "./scale.ts";
import { SpanShapes, type SpanShape } from "./SpanShapes.tsx";
import * as css from "./Waterfall.css.ts";

type SpanBarProps = ComponentProps<"div"> & {
  span: Span;
  previous: Span | undefined;
  last: boolean;
  scale: Scale;
  /** The id prefix of the chart's patterns. */
  patterns: string;
  totalLabel: string;
  shown: boolean;
};

/** One bar with its name and its amount, rendered vertically and horizontally. CSS shows the orientation that fits. */
export function SpanBar({ span, previous, last, scale, patterns, totalLabel, shown, ...focusable }: SpanBarProps) {
  const locale = useLocale();
  const written = formatMoney(span.cents, locale, !isTotal(span));
  const total = isTotal(span) ? "" : `. ${totalLabel}: ${formatMoney(span.after, locale)}`;
  const after = placeOn(scale, span.after);
  const ground = placeOn(scale, Math.max(0, scale.from));
  const covered = coveredBy(span, scale, ground);
  const shape: SpanShape = {
    ...covered,
    ground,
    before: previous && placeOn(scale, previous.after),
    after: last ? undefined : after,
    fill: fillOf(span, patterns),
    broken: isTotal(span) && scale.from > 0,
  };
  return (
    <div
      {...focusable}
      className={css.bar}
      data-kind={span.kind}
      data-state={shown ? "shown" : "plain"}
      aria-label={`${span.label}: ${written}${total}`}
    >
      <svg aria-hidden="true" className={css.drawing}>
        <SpanShapes way="upright" {...shape} />
        <SpanShapes way="lying" {...shape} />
      </svg>
      <svg aria-hidden="true" className={css.writing}>
        <text x="50%" y={`${(1 - covered.high) * 100}%`} dy="-0.5em" textAnchor="middle">
          {written}
        </text>
      </svg>
      <span className={css.label}>{span.label}</span>
      <span className={css.amount}>{written}</span>
    </div>
  );
}

/** The part of the scale that a bar covers. */
function coveredBy(span: Span, scale: Scale, ground: number): { low: number; high: number } {
  const [start, end] = [isTotal(span) ? ground : placeOn(scale, span.before), placeOn(scale, span.after)];
  return { low: Math.min(start, end), high: Math.max(start, end) };
}

function fillOf({ kind }: Span, patterns: string): string | undefined {
  if (kind === "increase") return filledWith(patterns, "hatched");
  return kind === "decrease" ? filledWith(patterns, "dotted") : undefined;
}
