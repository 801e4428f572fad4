import { type Locale, useLocale } from "../locale/index.ts";
import { placeOn, type Scale } from "./scale.ts";
import * as css from "./Axis.css.ts";

/** The labels of the value axis. Ticks are evenly spaced, so CSS places them. */
export function Axis({ scale }: { scale: Scale }) {
  const locale = useLocale();
  return (
    <div aria-hidden="true" className={css.axis}>
      {scale.ticks.map((tick) => (
        <span key={tick} className={css.tick}>
          {formatTick(tick, locale)}
        </span>
      ))}
    </div>
  );
}

/** One gridline per tick; the one at zero is the baseline of the bars. */
export function Gridlines({ scale }: { scale: Scale }) {
  return (
    <svg aria-hidden="true" className={css.gridlines}>
      {scale.ticks.map((tick) => {
        const y = `${(1 - placeOn(scale, tick)) * 100}%`;
        return (
          <line key={tick} x1="0" x2="100%" y1={y} y2={y} className={tick === 0 ? css.groundLine : css.gridline} />
        );
      })}
    </svg>
  );
}

const written: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** The label of a tick: whole dollars. */
function formatTick(cents: number, locale: Locale): string {
  const dollars = (written[locale] ??= new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
    signDisplay: "negative",
  }));
  return dollars.format(cents / 100).replace("-", "−");
}
