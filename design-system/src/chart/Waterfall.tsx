import { type ReactNode, useId } from "react";
import { Table } from "../table/index.ts";
import { Text } from "../text/index.ts";
import { type BridgeStep, isTotal, type Span, spansOf } from "./bridge.ts";
import { Amount, ChartFrame, ChartTable, type ChartLabels, Readout } from "./ChartFrame.tsx";
import { roomFor } from "./room.ts";
import { bridgeScaleOf, type Scale } from "./scale.ts";
import { useBars } from "./useBars.ts";
import * as css from "./Waterfall.css.ts";
import { Patterns } from "./Patterns.tsx";
import { SpanBar } from "./SpanBar.tsx";

export type WaterfallTotal = {
  label: string;
  /** Whole cents. Throws a RangeError for a fraction of a cent. */
  cents: number;
};

export type WaterfallProps = Omit<ChartLabels, "empty"> & {
  /** The starting total: the last bill. */
  from: WaterfallTotal;
  /** The changes in order. Their sum is the difference between the two totals. */
  steps: readonly BridgeStep[];
  /** The final total: this bill. */
  to: WaterfallTotal;
  /**
   * Name of the step that is added when the steps do not add up to the difference: "Not explained here". `data-state`
   * is then `unbalanced`.
   */
  unexplained: string;
  /** The note shown when the scale does not start at zero; gets its start in cents: "The scale starts at $200." */
  scaleStartsAt: (cents: number) => ReactNode;
  /** The same numbers as a table: the label that opens it, its caption, and its column names. */
  table: { show: string; caption: string; step: string; amount: string; total: string };
};

/**
 * A waterfall chart from one amount to another in steps that add up to the cent: why a bill is higher than the last
 * one. The bars are vertical where there is room, otherwise horizontal; arrow keys move between them.
 *
 * @example
 * <Waterfall title={copy("bridge.title")} level={2} summary={copy("bridge.summary", { difference })}
 *   from={{ label: "October", cents: 23140 }} steps={[{ id: "line", label: "New line", cents: 1677 }]} to={{ label: "November", cents: 24817 }}
 *   unexplained={copy("bridge.unexplained")} scaleStartsAt={(cents) => copy("bridge.scale", { amount: cents })} table={tableWords} />
 */
export function Waterfall({ from, steps, to, unexplained, scaleStartsAt, table, ...labels }: WaterfallProps) {
  const spans = spansOf(from, steps, to, unexplained);
  const scale = bridgeScaleOf(spans.map(({ after }) => after));
  const balanced = spans.every(({ kind }) => kind !== "unexplained");
  return (
    <ChartFrame {...labels} state={balanced ? "balanced" : "unbalanced"}>
      <div>
        <Drawing spans={spans} scale={scale} totalLabel={table.total} />
        {scale.from > 0 && (
          <Text size="small" tone="quiet">
            {scaleStartsAt(scale.from)}
          </Text>
        )}
      </div>
      <ChartTable show={table.show}>
        <BridgeTable spans={spans} table={table} />
      </ChartTable>
    </ChartFrame>
  );
}

function Drawing({ spans, scale, totalLabel }: { spans: readonly Span[]; scale: Scale; totalLabel: string }) {
  const id = useId();
  const { shown, barProps } = useBars(spans.length, "rowOrColumn");
  const now = spans[shown];
  return (
    <>
      {now && (
        <Readout name={now.label} cents={now.cents} signed={!isTotal(now)}>
          {!isTotal(now) && (
            <span>
              {totalLabel} <Amount cents={now.after} />
            </span>
          )}
        </Readout>
      )}
      <div className={css.place} data-room={roomFor(spans.length)}>
        <Patterns id={id} />
        <ol role="list" className={css.bars}>
          {spans.map((span, index) => (
            <li key={span.id} className={css.item}>
              <SpanBar
                {...barProps(index)}
                span={span}
                previous={spans[index - 1]}
                last={index === spans.length - 1}
                scale={scale}
                patterns={id}
                totalLabel={totalLabel}
                shown={index === shown}
              />
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

function BridgeTable({ spans, table }: { spans: readonly Span[]; table: WaterfallProps["table"] }) {
  return (
    <Table<Span>
      caption={table.caption}
      rows={spans}
      rowKey={({ id }) => id}
      empty={null}
      columns={[
        { id: "step", header: table.step, rowHeader: true, cell: ({ label }) => label },
        {
          id: "amount",
          header: table.amount,
          align: "end",
          cell: (span) => <Amount cents={span.cents} signed={!isTotal(span)} />,
        },
        { id: "total", header: table.total, align: "end", cell: ({ after }) => <Amount cents={after} /> },
      ]}
    />
  );
}
