import type { ReactNode, SubmitEvent } from "react";
import { ErrorSummary, type ErrorSummaryProps } from "../error-summary/index.ts";
import * as css from "./Form.css.ts";

export type FormProps = {
  /** The id of the heading that names the form, so that it is a landmark. */
  labelledBy: string;
  /** Called on submit, by button or Enter, if the form is not busy. The page is not reloaded. */
  onSubmit: () => void;
  /** While the form is being submitted: Enter and the button do nothing. Set `busy` of the button too. */
  busy?: boolean;
  /** The validation errors for the `ErrorSummary` at the top of the form. */
  errors?: ErrorSummaryProps;
  /** Fields, `FormSection`, `FormRow`. */
  children: ReactNode;
  /** `Actions` with a `Button type="submit"` that says what happens. */
  actions: ReactNode;
  id?: string;
};

/**
 * A one-column form: the error summary, the fields, and the buttons at the end. Native browser validation is off
 * (`noValidate`), because the screen shows errors in its own words and language.
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
    <form
      id={id}
      noValidate
      aria-labelledby={labelledBy}
      aria-busy={busy || undefined}
      className={css.form}
      data-state={busy ? "busy" : "ready"}
      onSubmit={sent}
    >
      {errors ? <ErrorSummary {...errors} /> : null}
      {children}
      <div className={css.actions}>{actions}</div>
    </form>
  );
}
