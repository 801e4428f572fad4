import type { ReactNode, SubmitEvent } from "react";
import { ErrorSummary, type ErrorSummaryProps } from "../error-summary/index.ts";
import * as css from "./Form.css.ts";

export type FormProps = {
  /** Names the form for those who jump from form to form: the id of its heading. */
  labelledBy: string;
  /** The button was pressed, or Enter in a field. The page is not left. */
  onSubmit: () => void;
  /** While it is being sent: Enter and the button do nothing. Say it on the button too, with its own `busy`. */
  busy?: boolean;
  /** Everything that stands in the way, on top of the form, as `ErrorSummary` takes it. */
  errors?: ErrorSummaryProps;
  /** Fields, `FormSection`, `FormRow`. */
  children: ReactNode;
  /** `Actions` with a `Button type="submit"` that says what happens. */
  actions: ReactNode;
  id?: string;
};

/**
 * A form in one column: what is wrong on top, fields, and the buttons at the end. The browser's own bubbles are off, because the
 * screen says what is wrong in its own words and language.
 *
 * @example
 * <Form labelledBy="page-title" onSubmit={save} busy={saving} errors={{ title: copy("form.problem"), errors, focusOn: attempts }}
 *   actions={<Actions><Button type="submit">Save changes</Button></Actions>}>
 *   <TextField ... />
 * </Form>
 */
export function Form({ labelledBy, onSubmit, busy = false, errors, children, actions, id }: FormProps) {
  const sent = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form id={id} noValidate aria-labelledby={labelledBy} aria-busy={busy || undefined} className={css.form} data-state={busy ? "busy" : "ready"} onSubmit={sent}>
      {errors ? <ErrorSummary {...errors} /> : null}
      {children}
      <div className={css.actions}>{actions}</div>
    </form>
  );
}
