import type { ReactNode } from "react";
import { CheckIcon } from "../icons/index.ts";
import { describedBy } from "../internal/form/ids.ts";
import * as css from "./CheckboxGroup.css.ts";
import * as choiceCss from "./choice.css.ts";

type CheckOptionProps = {
  id: string;
  name: string;
  label: string;
  checked: boolean | "mixed";
  invalid: boolean;
  onChange: (checked: boolean) => void;
  description?: ReactNode;
  disabledReason?: string | undefined;
};

/** One box of a group. A refused one can be reached and stays as it is. */
export function CheckOption({ id, name, label, checked, invalid, onChange, description, disabledReason }: CheckOptionProps) {
  const refused = disabledReason !== undefined;
  const mixed = checked === "mixed";
  const ids = { why: `${id}-reason`, more: `${id}-description` };
  return (
    <div className={css.option} data-state={refused ? "refused" : mixed ? "mixed" : checked ? "checked" : "unchecked"}>
      <span className={choiceCss.boxHolder}>
        <input
          // HTML has no attribute for it.
          ref={(box) => {
            if (box) box.indeterminate = mixed;
          }}
          type="checkbox"
          id={id}
          name={name}
          checked={checked === true}
          className={css.box}
          aria-disabled={refused || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy(refused && ids.why, description !== undefined && ids.more)}
          onChange={(event) => (refused ? undefined : onChange(event.currentTarget.checked))}
        />
        <span className={css.mark}>{mixed ? <span className={css.dash} /> : <CheckIcon size={18} />}</span>
      </span>
      <span className={choiceCss.checkboxWords}>
        <label htmlFor={id} className={choiceCss.checkboxLabel}>{label}</label>
        {description === undefined ? null : <span id={ids.more} className={choiceCss.description}>{description}</span>}
        {refused ? <span id={ids.why} className={choiceCss.reason}>{disabledReason}</span> : null}
      </span>
    </div>
  );
}
