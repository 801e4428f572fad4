import * as css from "./Calendar.css.ts";
import type { DayMark } from "./options.ts";

export function MarkSign({ tone }: Pick<DayMark, "tone">) {
  return <span aria-hidden="true" data-tone={tone} className={css.sign} />;
}

/** The legend of the marks: each mark once with its label. */
export function MarkLegend({ marks }: { marks: readonly DayMark[] }) {
  const each = new Map(marks.map((mark) => [mark.label, mark]));
  if (each.size === 0) return null;
  return (
    <ul className={css.legend}>
      {[...each.values()].map(({ label, tone }) => (
        <li key={label} className={css.legendItem}>
          <MarkSign tone={tone} />
          {label}
        </li>
      ))}
    </ul>
  );
}
