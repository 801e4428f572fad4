import { type MouseEvent, useEffect, useId, useRef } from "react";
import { AlertIcon } from "../icons/index.ts";
import * as css from "./ErrorSummary.css.ts";

export type ErrorSummaryProps = {
  /** The title: how many errors there are, or that there is a problem. */
  title: string;
  /** In the order of the fields on the page: the `name` of the field, and its error message. */
  errors: readonly { fieldName: string; message: string }[];
  /** Increase it by one after each submission that failed validation: the summary then takes the focus. */
  focusOn: number;
};

/**
 * All validation errors at the top of a form. It takes the focus when validation failed, and each line links to its
 * field. Renders nothing without errors.
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
      <div className={css.text}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
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

/** Focuses the field itself: following the link would add a history entry and leave the focus on the link. */
function goToField(event: MouseEvent, fieldName: string) {
  // An element that is not a form control, such as a cross-origin iframe, has no name and is found by its id.
  const field = nearest(event.currentTarget, `[name="${fieldName}"],[id="field-${fieldName}"]`);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center" });
}

/** The closest field with this name: several forms of a page may use the same one. */
function nearest(around: Element | null, field: string): HTMLElement | null {
  return around && (around.querySelector<HTMLElement>(field) ?? nearest(around.parentElement, field));
}
