import { type ReactNode, useId } from "react";
import * as css from "./BarList.css.ts";
import { ChartFrame, ChartTable, type ChartLabels } from "./ChartFrame.tsx";
import { filledWith, Patterns } from "./Patterns.tsx";

export type ListedBar = {
  id: string;
  /** What is counted or measured. */
  label: ReactNode;
  /** Zero or more; bars are as long as their values. Throws a RangeError for another number. */
  value: number;
  /** The value with its unit, as the reader sees it: "12 calls", "840 ms". */
  written: string;
};

export type BarListProps = ChartLabels & {
  /** In the order of the list: the largest first, or by time. */
  bars: readonly ListedBar[];
  /** The value of a bar over the whole width; at least the largest one, which is the default. */
  max?: number;
  /** `critical` for failures: hatched, so that the difference is not in colour alone. */
  tone?: "neutral" | "critical";
  /** The same numbers as a table, and the label that opens it. */
  table: { show: string; content: ReactNode };
};

/**
 * Horizontal bars with their names and values: what is most frequent, slowest, or left after each step. Nothing is
 * hidden behind a hover, so it takes no focus.
 *
 * @example
 * <BarList title={copy("errors.title")} level={2} summary={copy("errors.summary", { code })} empty={<NoErrors />}
 *   bars={errors.map(({ code, count }) => ({ id: code, label: code, value: count, written: copy("errors.times", { count }) }))}
 *   table={{ show: copy("errors.table"), content: <ErrorTable errors={errors} /> }} />
 */
export function BarList({ bars, max = 0, tone = "neutral", table, empty, ...labels }: BarListProps) {
  const id = useId();
  if (bars.length === 0)
    return (
      <ChartFrame {...labels} state="empty">
        {empty}
      </ChartFrame>
    );
  const whole = Math.max(max, ...bars.map(valueOf));
  return (
    <ChartFrame {...labels} state="drawn">
      <div>
        <Patterns id={id} />
        <ol role="list" className={css.list}>
          {bars.map((bar) => (
            <li key={bar.id} className={css.item}>
              <span className={css.label}>{bar.label}</span>
              <Bar
                share={whole === 0 ? 0 : bar.value / whole}
                fill={tone === "critical" ? filledWith(id, "hatched") : undefined}
              />
              <span className={css.written}>{bar.written}</span>
            </li>
          ))}
        </ol>
      </div>
      <ChartTable show={table.show}>{table.content}</ChartTable>
    </ChartFrame>
  );
}

function valueOf({ value }: ListedBar): number {
  if (!(value >= 0 && value < Infinity)) throw new RangeError(`A bar can't have the value ${value}.`);
  return value;
}

function Bar({ share, fill }: { share: number; fill: string | undefined }) {
  return (
    <svg aria-hidden="true" className={css.drawing}>
      {share > 0 && (
        <rect
          width={`${share * 100}%`}
          height="100%"
          rx="2"
          className={fill === undefined ? css.bar : css.critical}
          fill={fill}
        />
      )}
      <line x1="0" x2="0" y1="-2" y2="100%" className={css.ground} />
    </svg>
  );
}
