import * as css from "./Patterns.css.ts";

export type Fill = "hatched" | "dotted";

/** The pattern of the chart with this `id` that fills a shape; CSS classes style the rest. */
export const filledWith = (id: string, fill: Fill) => `url(#${id}-${fill})`;

/** Hatched for increases, dotted for decreases: distinguishable without colour, on paper and in forced colours. */
export function Patterns({ id }: { id: string }) {
  return (
    <svg aria-hidden="true" className={css.shelf}>
      <pattern id={`${id}-hatched`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="7" height="7" className={css.ground.hatched} />
        <path d="M1.5 0v7" className={css.hatch} />
      </pattern>
      <pattern id={`${id}-dotted`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" className={css.ground.dotted} />
        <circle cx="3" cy="3" r="1.4" className={css.dot} />
      </pattern>
    </svg>
  );
}
