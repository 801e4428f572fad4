import type { ReactNode } from "react";
import { FieldError } from "./FieldError.tsx";
import * as css from "./Fieldset.css.ts";
import { hint as hintLook } from "./form.css.ts";
import { describedBy, fieldIds } from "./ids.ts";

type FieldsetProps = {
  legend: string;
  /** The prefix of the ids of its texts. */
  id: string;
  name?: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
  role?: "radiogroup" | undefined;
};

/**
 * Several controls that answer one question, under one legend. The error of the whole answer is above the controls,
 * where it cannot be mistaken for the error of the last one.
 */
export function Fieldset({ legend, id, name, hint, error, children, role }: FieldsetProps) {
  const ids = fieldIds(id);
  return (
    <fieldset
      name={name}
      role={role}
      className={css.fieldset}
      aria-describedby={describedBy(error && ids.error, hint && ids.hint)}
      data-state={error ? "invalid" : "valid"}
    >
      <legend className={css.legend}>{legend}</legend>
      {hint ? (
        <p id={ids.hint} className={hintLook}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
      <div className={css.body}>{children}</div>
    </fieldset>
  );
}
