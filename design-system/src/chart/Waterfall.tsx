import { type ReactNode, useId } from "react";
import { Table } from "../table/index.ts";
import { Text } from "../text/index.ts";
import { type BridgeStep, isTotal, type Span, spansOf } from "./bridge.ts";
import { Amount, ChartFrame, ChartTable, type ChartWords, Readout } from "./ChartFrame.tsx";
import { roomFor } from "./room.ts";
import { bridgeScaleOf, type Scale } from "./scale.ts";
import { useBars } from "./useBars.ts";
import * as css from "./Waterfall.css.ts";
import { Patterns } from "./Patterns.tsx";
import { SpanBar } from "./SpanBar.tsx";

export type WaterfallTotal = {
  label: string;
  /** Whole cents. A fraction of a cent throws a RangeError. */
  cents: number;
};

export type WaterfallProps = Omit<ChartWords, "empty"> & {
  /** Where it starts: the last bill. */
  from: WaterfallTotal;
  /** What changed, in order. Together they are the difference between the two totals. */
  steps: readonly BridgeStep[];
  /** Where it ends: this bill. */
  to: WaterfallTotal;
  /**
   * The name of the step that is added when the others do not add up to the difference: "Not explained here". Then
   * `data-state` is `unbalanced`.
   */
  unexplained: string;
  /** Said when the bars do not start at zero, with the amount in cents at which they do: "The scale starts at $200." */
  scaleStartsAt: (cents: number) => ReactNode;
  /** The table of the same numbers: the words that show it, its caption, and the names of its columns. */
  table: { show: string; caption: string; step: string; amount: string; total: string };
};

/**
 * From one amount to another in steps that add up to the cent: why a bill is higher than the last one. Bars beside each other
 * where there is room, one below the other elsewhere; walked with the arrow keys.
 *
 * @example
 * <Waterfall title={copy("bridge.title")} level={2} summary={copy("bridge.summary", { difference })}
 *   from={{ label: "October", cents: 23140 }} steps={[{ id: "line", label: "New line", cents: 1677 }]} to={{ label: "November", cents: 24817 }}
 *   unexplained={copy("bridge.unexplained")} scaleStartsAt={(cents) => copy("bridge.scale", { amount: cents })} table={tableWords} />
 */
export function Waterfall({ from, steps, to, unexplained, scaleStartsAt, table, ...words }: WaterfallProps) {
  const spans = spansOf(from, steps, to, unexplained);
  const scale = bridgeScaleOf(spans.map(({ after }) => after));
  const balanced = spans.every(({ kind }) => kind !== "unexplained");
  return (
    <ChartFrame {...words} state={balanced ? "balanced" : "unbalanced"}>
      <div>
        <Drawing spans={spans} scale={scale} totalLabel={table.total} />
        {scale.from > 0 && <Text size="small" tone="quiet">{scaleStartsAt(scale.from)}</Text>}
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
          {!isTotal(now) && <span>{totalLabel} <Amount cents={now.after} /></span>}
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
        { id: "amount", header: table.amount, align: "end", cell: (span) => <Amount cents={span.cents} signed={!isTotal(span)} /> },
        { id: "total", header: table.total, align: "end", cell: ({ after }) => <Amount cents={after} /> },
      ]}
    />
  );
}
