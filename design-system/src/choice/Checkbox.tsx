import type { ReactNode } from "react";
import { CheckIcon } from "../icons/index.ts";
import * as form from "../internal/form/box.css.ts";
import { FieldError } from "../internal/form/FieldError.tsx";
import { fieldIds, useFieldId, wiring } from "../internal/form/ids.ts";
import * as css from "./choice.css.ts";

export type CheckboxProps = {
  /** What is agreed to or switched on. May hold a link. */
  label: ReactNode;
  name: string;
  /** Id of the control, for what refers to it from elsewhere. Without one it gets an id of its own. */
  id?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: string;
  error?: string;
};

/**
 * One thing that is on or off, decided when the form is sent.
 *
 * @example
 * <Checkbox label={copy("pay.acceptTerms", { terms })} name="terms" checked={accepted} onChange={setAccepted} error={missing} />
 */
export function Checkbox({ label, name, id: asked, checked, onChange, hint, error }: CheckboxProps) {
  const id = useFieldId(asked);
  const ids = fieldIds(id);
  return (
    <div className={css.checkboxFrame} data-state={checked ? "checked" : "unchecked"}>
      <span className={css.boxHolder}>
        <input
          {...wiring(id, { name, hint, error })}
          type="checkbox"
          checked={checked}
          className={form.checkbox}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={form.tick}>
          <CheckIcon size={18} />
        </span>
      </span>
      <span className={css.checkboxWords}>
        <label id={ids.label} htmlFor={id} className={css.checkboxLabel}>{label}</label>
        {hint ? <span id={ids.hint} className={css.description}>{hint}</span> : null}
        {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
      </span>
    </div>
  );
}
