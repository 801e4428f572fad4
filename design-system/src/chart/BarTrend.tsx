import { useId } from "react";
import { useLocale } from "../locale/index.ts";
import { formatMoney } from "../money/index.ts";
import { Table } from "../table/index.ts";
import * as css from "./BarTrend.css.ts";
import { Axis, Gridlines } from "./Axis.tsx";
import { Amount, ChartFrame, ChartTable, type ChartLabels, Readout } from "./ChartFrame.tsx";
import { roomsFor, formatMonth } from "./months.ts";
import { filledWith, Patterns } from "./Patterns.tsx";
import { placeOn, type Scale, scaleOf } from "./scale.ts";
import { useBars } from "./useBars.ts";

export type TrendBar = {
  /** Any day of the bar's month, `YYYY-MM-DD`; two bars cannot share a month. */
  date: string;
  /** Whole cents; negative for a credit. Throws a RangeError for a fraction of a cent. */
  cents: number;
};

export type BarTrendProps = ChartLabels & {
  /** Oldest first. */
  bars: readonly TrendBar[];
  /** The same numbers as a table: the label that opens it, its caption, and its column names. */
  table: { show: string; caption: string; month: string; amount: string };
};

/**
 * A bar chart of monthly amounts: how a bill developed over a year or two. Arrow keys move between the bars, and the
 * hovered or focused bar is written out above the chart.
 *
 * @example
 * <BarTrend title={copy("trend.title")} level={2} summary={copy("trend.summary", { lowest, highest })} empty={<NoBills />}
 *   bars={bills.map(({ date, total }) => ({ date, cents: total }))}
 *   table={{ show: copy("trend.table"), caption: copy("trend.caption"), month: copy("trend.month"), amount: copy("trend.amount") }} />
 */
export function BarTrend({ bars, table, empty, ...labels }: BarTrendProps) {
  if (bars.length === 0)
    return (
      <ChartFrame {...labels} state="empty">
        {empty}
      </ChartFrame>
    );
  return (
    <ChartFrame {...labels} state="drawn">
      <Drawing bars={bars} />
      <ChartTable show={table.show}>
        <TrendTable bars={bars} table={table} />
      </ChartTable>
    </ChartFrame>
  );
}

function Drawing({ bars }: Pick<BarTrendProps, "bars">) {
  const [id, locale] = [useId(), useLocale()];
  const { shown, barProps } = useBars(bars.length, "row");
  const scale = scaleOf(bars.map(({ cents }) => cents));
  const now = bars[shown];
  return (
    <div>
      {now && <Readout name={formatMonth(now.date, locale, "full")} cents={now.cents} />}
      <div className={css.place}>
        <Patterns id={id} />
        <Axis scale={scale} />
        <div className={css.plot}>
          <Gridlines scale={scale} />
          <ol role="list" className={css.columns}>
            {bars.map(({ date, cents }, index) => (
              <li key={date}>
                <div
                  {...barProps(index)}
                  className={css.bar}
                  data-state={index === shown ? "shown" : "plain"}
                  aria-label={`${formatMonth(date, locale, "full")}: ${formatMoney(cents, locale)}`}
                >
                  <Bar cents={cents} scale={scale} credit={filledWith(id, "dotted")} />
                </div>
              </li>
            ))}
          </ol>
          <div aria-hidden="true" className={css.months}>
            {bars.map(({ date }, index) => (
              <MonthBelow key={date} date={date} rooms={roomsFor(index, bars.length)} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

const percent = (part: number) => `${part * 100}%`;

/** The bar from zero to its amount. A zero amount is a line on the baseline, so that the month is not missing. */
function Bar({ cents, scale, credit }: { cents: number; scale: Scale; credit: string }) {
  const [ground, end] = [placeOn(scale, 0), placeOn(scale, cents)];
  const [top, height] = [1 - Math.max(ground, end), Math.abs(end - ground)];
  return (
    <svg aria-hidden="true" className={css.drawing}>
      {cents === 0 ? (
        <line x1="18%" x2="82%" y1={percent(top)} y2={percent(top)} className={css.nothing} />
      ) : (
        <rect
          x="18%"
          width="64%"
          y={percent(top)}
          height={percent(height)}
          rx="2"
          className={cents < 0 ? css.credit : css.amount}
          fill={cents < 0 ? credit : undefined}
        />
      )}
    </svg>
  );
}

function MonthBelow({ date, rooms }: { date: string; rooms: readonly string[] }) {
  const locale = useLocale();
  return (
    <span className={css.month} data-rooms={rooms.join(" ")}>
      <span className={css.monthName}>{formatMonth(date, locale, "short")}</span>
      <span>{formatMonth(date, locale, "year")}</span>
    </span>
  );
}

function TrendTable({ bars, table }: Pick<BarTrendProps, "bars" | "table">) {
  const locale = useLocale();
  return (
    <Table<TrendBar>
      caption={table.caption}
      rows={bars}
      rowKey={({ date }) => date}
      empty={null}
      columns={[
        { id: "month", header: table.month, rowHeader: true, cell: ({ date }) => formatMonth(date, locale, "full") },
        { id: "amount", header: table.amount, align: "end", cell: ({ cents }) => <Amount cents={cents} /> },
      ]}
    />
  );
}
