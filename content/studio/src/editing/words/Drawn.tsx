import { Fragment, type Ref } from "react";
import type { Stretch } from "./stretches.ts";
import * as css from "./words.css.ts";

/** The wording behind the field, for its marks alone: the field in front is what is read, spoken and written in. */
export function Drawn({ stretches, caret, ref }: { stretches: readonly Stretch[]; caret: number | undefined; ref: Ref<HTMLDivElement> }) {
  // A last line that is empty has no height by itself.
  const isOpen = /(?:^|\n)$/.test(stretches.at(-1)?.text ?? "");
  return (
    <div ref={ref} aria-hidden="true" className={css.drawn}>
      {stretches.map(({ text, start, kind, severity }) => (
        <Fragment key={start}>
          {start === caret ? <span data-caret="" /> : null}
          <span data-kind={kind} className={css.kinds[kind]}>
            {severity ? <span data-severity={severity} className={css.severities[severity]}>{text}</span> : text}
          </span>
        </Fragment>
      ))}
      <span data-caret="" />
      {isOpen ? "\u200b" : null}
    </div>
  );
}
