import { type MouseEvent, useEffect, useId, useRef } from "react";
import { AlertIcon } from "../icons/index.ts";
import * as css from "./ErrorSummary.css.ts";

export type ErrorSummaryProps = {
  /** Says how many things need attention, or simply that there is a problem. */
  title: string;
  /** In the order of the fields on the page: the `name` of the field, and the message that is shown there. */
  errors: readonly { fieldName: string; message: string }[];
  /** Raise it by one each time a form was sent and refused: the summary then takes the focus. */
  focusOn: number;
};

/**
 * Everything that stands between the customer and the next step, at the top of the form. It takes the focus when the
 * form was refused, and each line leads to its field. Without errors it renders nothing.
 *
 * @example
 * <ErrorSummary title={copy("form.problem")} errors={[{ fieldName: "zip", message: copy("card.zip.short") }]} focusOn={attempts} />
 */
export function ErrorSummary({ title, errors, focusOn }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  const titleId = useId();
  useFocusWhenRaised(summary, focusOn);
  if (errors.length === 0) return null;
  return (
    <section ref={summary} tabIndex={-1} aria-labelledby={titleId} className={css.summary} data-state="refused">
      <span className={css.icon}>
        <AlertIcon size={24} />
      </span>
      <div className={css.words}>
        <h2 id={titleId} className={css.title}>{title}</h2>
        <ul className={css.list}>
          {errors.map(({ fieldName, message }) => (
            <li key={fieldName}>
              <a href={`#field-${fieldName}`} onClick={(event) => goToField(event, fieldName)} className={css.link}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function useFocusWhenRaised(summary: { current: HTMLElement | null }, focusOn: number) {
  const answered = useRef(0);
  useEffect(() => {
    if (focusOn === answered.current) return;
    answered.current = focusOn;
    summary.current?.focus();
  }, [summary, focusOn]);
}

/** Moves to the field itself: following the address would add a step to the history and leave the caret behind. */
function goToField(event: MouseEvent, fieldName: string) {
  // What is no control, as a frame of another origin, has no name and is known by its id.
  const field = nearest(event.currentTarget, `[name="${fieldName}"],[id="field-${fieldName}"]`);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center" });
}

/** What stands nearest to the summary: several forms of a page may ask for the same thing. */
function nearest(around: Element | null, field: string): HTMLElement | null {
  return around && (around.querySelector<HTMLElement>(field) ?? nearest(around.parentElement, field));
}
