import type { ReactNode } from "react";
import { FieldError } from "./FieldError.tsx";
import * as css from "./form.css.ts";
import { fieldIds } from "./ids.ts";

/** The words around one control: what it asks for, how to fill it in, what went wrong. */
export type FieldWords = {
  /** What is asked for. Always visible: a placeholder is no label. */
  label: string;
  /** Name of the value. An `ErrorSummary` finds the control by it. */
  name: string;
  /** Id of the control, for what refers to it from elsewhere. Without one it gets an id of its own. */
  id?: string;
  /** How to fill it in; stays visible while typing. */
  hint?: string;
  /** What is wrong and how to repair it. Sets `aria-invalid`. */
  error?: string;
  /** The word that marks the field as optional. A field without it is required. */
  optional?: string;
};

/** Label above, hint under it, control, error: the error comes last so that nothing moves under the finger. */
export function FieldFrame({ label, id, hint, error, optional, fit, children }: FieldWords & { id: string; fit: string; children: ReactNode }) {
  const ids = fieldIds(id);
  return (
    <div className={css.frame} data-fit={fit} data-state={error ? "invalid" : "valid"}>
      <label id={ids.label} htmlFor={id} className={css.label}>
        {label}
        {optional ? <> <span className={css.optional}>({optional})</span></> : null}
      </label>
      {hint ? <p id={ids.hint} className={css.hint}>{hint}</p> : null}
      {children}
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
    </div>
  );
}
