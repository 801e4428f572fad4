import { useLocale } from "../locale/index.ts";
import * as css from "./Axis.css.ts";
import { placeOn, type Scale } from "./scale.ts";
import { writeTick } from "./writeTick.ts";

/** What the heights mean. Ticks stand at even distances, so the column itself sets them. */
export function Axis({ scale }: { scale: Scale }) {
  const locale = useLocale();
  return (
    <div aria-hidden="true" className={css.axis}>
      {scale.ticks.map((tick) => (
        <span key={tick} className={css.tick}>{writeTick(tick, locale)}</span>
      ))}
    </div>
  );
}

/** A hairline for each tick; the one of zero is the ground that bars stand on. */
export function Gridlines({ scale }: { scale: Scale }) {
  return (
    <svg aria-hidden="true" className={css.gridlines}>
      {scale.ticks.map((tick) => {
        const y = `${(1 - placeOn(scale, tick)) * 100}%`;
        return <line key={tick} x1="0" x2="100%" y1={y} y2={y} className={tick === 0 ? css.groundLine : css.gridline} />;
      })}
    </svg>
  );
}
